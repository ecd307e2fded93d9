# What is said about datasets. Ids: data, then what it is about.

data-arg-parquet = also write every decision and result into this folder, as Parquet files (docs/data.md); repeat the command to continue a run that was stopped
data-arg-jsonl = the same as lines of JSON, compressed
data-arg-part = how many games go into one file (default 500)

data-done = { $folder } holds { $games } games with { $decisions } decisions. README.md in it says what each value means.
data-interrupted = Stopped: { $games } of { $all } games are in { $folder }. Repeat the command to continue.
data-missing-torch = This needs PyTorch, which is not installed: pip install torch

data-trouble = “{ $file }” cannot be used: { $reason }.
data-foreign = The folder “{ $folder }” holds something else: { $file }. Choose an empty folder; nothing was changed.
data-other-run = The dataset in “{ $folder }” was begun with other arguments: { $names }. Repeat them, or choose another folder.
data-other-rules = This dataset was begun with version { $theirs } of the { $game } rules; this program plays version { $ours }.
data-other-numbers = In this dataset observations of { $game } have version { $theirs }; this program writes version { $ours }.
data-other-program = This dataset was begun by Rallybox { $theirs }. This is Rallybox { $ours }, whose bots may play differently.
data-other-format = “{ $file }” has format { $version }; this program reads format { $ours }.
data-no-head = “{ $file }” does not describe a dataset: { $detail }.
data-bad-line = Line { $line } of “{ $file }” cannot be read: { $detail }.
data-wrong-line = Line { $line } of “{ $file }” does not belong to this dataset.
data-damaged = “{ $file }” is damaged: it is not what was written. Delete it, then repeat the command that made the dataset: it will write the file again.
data-in-use = Another run is writing to “{ $folder }”.
data-empty = No game of the dataset in “{ $folder }” is finished yet.
data-worker-lost = A process that was playing games was killed from outside. Repeat the command to continue.
data-cluster-lost = The cluster stopped playing: { $reason }. Repeat the command to continue.
