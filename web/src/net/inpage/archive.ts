/** The files in an archive of ours: a zip that is packed as a whole, its files are not (scripts/sites/tree.py). */

const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const HEAD_SIZE = 30;

/** All files, with their contents: views of the archive, not copies of it. */
export function* filesIn(archive: ArrayBuffer): Generator<readonly [string, Uint8Array]> {
  const view = new DataView(archive);
  const end = archive.byteLength - END_SIZE;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error("no archive of ours");
  const names = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = view.getUint32(at + 24, true);
    const length = view.getUint16(at + 28, true);
    const head = view.getUint32(at + 42, true);
    const name = names.decode(new Uint8Array(archive, at + ENTRY_SIZE, length));
    const extra = view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    yield [name, new Uint8Array(archive, head + HEAD_SIZE + extra, size)];
    at += ENTRY_SIZE + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
