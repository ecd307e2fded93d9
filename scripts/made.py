"""Writes what follows from the declared parts of each game's state (see `rallybox.kit.fields`).

    python scripts/made.py            writes the files
    python scripts/made.py --check    fails if one of them is stale

For every game with a room `fields`, three modules in its folder `made/`: `state`, the class with
its slots and how it is copied; `shapes`, the view and the position; `ways`, how one comes from the
state to them and back. They are committed, so that nobody needs this to play or to read.
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
import types
from collections.abc import Iterable, Mapping
from pathlib import Path
from textwrap import wrap

from rallybox.kit.fields import Fields, Form, Group, Part, Shown, Used

GAMES = Path(__file__).parents[1] / "src" / "rallybox" / "games"
HEAD = "Made by scripts/made.py from the game's `fields`; do not edit."
WIDTH = 96
PLAIN_COPY = ("vec[", "list[")
"""Types of which a copy has a copy; what is neither these nor has `copy` is shared."""
VEC = Form("tuple[int, ...]", "tuple({})", "vec[i64]({})")
INTS = Form("tuple[int, ...]", "tuple({})", "list({})")
BLANK = {"i64": "0", "int": "0", "bool": "False", "str": '""', "vec[i64]": "nothing[:]"}


def form_of(part: Part) -> Form:
    """How a part is shown (of `own` parts: one entry)."""
    if part.form is not None:
        return part.form
    if part.seen != "own" and part.type == "vec[i64]":
        return VEC
    if part.seen != "own" and part.type == "list[int]":
        return INTS
    return Form("int" if part.type == "i64" else part.type)


def entry_form(part: Part) -> Form:
    """How one entry of a part in a group is shown."""
    inner = part.type[len("list[") : -1] if part.type.startswith("list[") else "int"
    return part.form or Form(inner)


def each(part: Part) -> Form:
    """All entries of an `own` part."""
    form = form_of(part)
    made = "vec[i64]([{}])" if part.type == "vec[i64]" else "[{}]"
    read = f"{form.read.format('one')} for one in {{}}"
    if form.read == "{}":
        made, read = ("vec[i64]({})" if part.type == "vec[i64]" else "list({})"), "{}"
    write = f"tuple([{form.write.format('one')} for one in {{}}])"
    if form.write == "{}":
        write = "tuple({})"
    return Form(f"tuple[{form.type}, ...]", write, made.format(read), form.uses)


# -- pieces of text ------------------------------------------------------------------------------


def documented(name: str, kind: str, about: str) -> list[str]:
    """A field of a class with its docstring."""
    told = wrap(about, WIDTH, initial_indent='    """', subsequent_indent="    ")
    return [f"    {name}: {kind}", *told[:-1], *(f'{line}"""' for line in told[-1:])]


def imports(used: Iterable[Used], *more: str) -> list[str]:
    """The lines that bring in what is named; ruff puts them in order."""
    names = [one if isinstance(one, str) else f"{one.__module__}.{one.__name__}" for one in used]
    return sorted(
        {f"from {m} import {n}" for m, _, n in (name.rpartition(".") for name in names)} | set(more)
    )


def head(about: str) -> list[str]:
    """How every module begins."""
    return [f'"""{about}\n\n{HEAD}\n"""', "", "from __future__ import annotations", ""]


def call(name: str, values: dict[str, str]) -> list[str]:
    """A call with one named argument on each line."""
    return [f"{name}(", *(f"        {key}={value}," for key, value in values.items()), "    )"]


def parts_of(fields: Fields) -> list[Part]:
    return [part for part in fields.parts if isinstance(part, Part)]


def by_hand(fields: Fields, *, own: bool) -> list[Shown]:
    """What the game's `view` room hands over, for everybody or for one seat."""
    found = [part for part in fields.parts if isinstance(part, Shown) and not part.group]
    return [shown for shown in found if (shown.none is not None) == own]


def of_group(fields: Fields, group: Group) -> list[Part | Shown]:
    """What is shown in a group."""
    found = [part for part in fields.parts if not isinstance(part, Group)]
    return [part for part in found if part.group == group.name]


def groups(fields: Fields) -> list[Group]:
    return [part for part in fields.parts if isinstance(part, Group)]


# -- the state -----------------------------------------------------------------------------------


def copied(part: Part, uses: Mapping[str, Used]) -> str:
    """What a copy of the state has for a part."""
    if part.type.startswith(PLAIN_COPY):
        return f"self.{part.name}[:]"
    if hasattr(uses.get(part.type), "copy"):
        return f"self.{part.name}.copy()"
    return f"self.{part.name}"


def blank(part: Part) -> str:
    """What a part is before anything has happened."""
    if part.blank or part.type in BLANK:
        return part.blank or BLANK[part.type]
    return "()" if part.type.startswith("tuple[") else "[]" if part.type.startswith("list[") else ""


def state_module(fields: Fields, folder: str) -> str:
    """The class that holds the parts."""
    uses = {one.__name__: one for one in fields.uses if not isinstance(one, str)}
    name, parts = f"{fields.title}Parts", parts_of(fields)
    lines = head("The parts of the state, and how they are copied.")
    more = ["from librt.vecs import vec", "from mypy_extensions import i64"]
    more.append("from rallybox.core.state import State")
    lines += imports((fields.setup, *fields.uses), *more)
    lines += ["", "", f"class {name}(State):", f'    """{fields.about}"""', ""]
    slots = sorted(part.name for part in parts)
    lines += ["    __slots__ = (", *(f'        "{slot}",' for slot in slots), "    )", ""]
    lines.append(f"    setup: {fields.setup.__name__}")
    for part in parts:
        lines += documented(part.name, part.type, part.about)
    lines += ["", f"    def clear(self, setup: {fields.setup.__name__}) -> None:"]
    lines += ['        """Make a blank state one in which nothing has happened yet."""']
    lines += ["        players = setup.players", "        nothing = vec[i64]([0] * players)"]
    lines += ["        self.setup = setup", "        self.to_act = ()", "        self.heard = None"]
    lines += [f"        self.{part.name} = {blank(part)}" for part in parts if blank(part)]
    lines += ["", f"    def copy_to(self, new: {name}) -> None:"]
    lines += ['        """Make a blank state a copy of this one."""']
    lines += [f"        new.{base} = self.{base}" for base in ("setup", "to_act")]
    lines.append("        new.heard = None")
    lines += [f"        new.{part.name} = {copied(part, uses)}" for part in parts]
    text = "\n".join(lines) + "\n"
    if "nothing[:]" not in text:
        text = text.replace("        nothing = vec[i64]([0] * players)\n", "")
    return text


# -- the view and the position -------------------------------------------------------------------


def group_class(fields: Fields, group: Group) -> list[str]:
    """What is shown of each seat."""
    base = "msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True"
    lines = ["", "", f"class {group.title}({base}):", f'    """{group.about}"""', ""]
    for part in of_group(fields, group):
        if isinstance(part, Shown):
            lines += documented(part.name, part.type, part.about)
        else:
            about = part.about_shown or part.about
            lines += documented(part.shown or part.name, entry_form(part).type, about)
    return lines


def view_class(fields: Fields) -> list[str]:
    """What a seat may know."""
    lines = ["", "", f"class {fields.title}View(View, frozen=True, kw_only=True):"]
    lines += [f'    """{fields.about_view}"""', ""]
    names = [part.name for part in fields.parts if isinstance(part, Shown) and part.identity]
    if names:
        lines += [f"    identity_fields: ClassVar[tuple[str, ...]] = {tuple(names)!r}", ""]
    lines.append(f"    setup: {fields.setup.__name__}")
    for part in fields.parts:
        if isinstance(part, Group):
            lines += documented(part.name, f"tuple[{part.title}, ...]", "")
        elif part.group:
            continue
        elif isinstance(part, Shown):
            lines += documented(part.name, part.type, part.about)
        elif part.seen in ("all", "own"):
            about, kind = part.about_shown or part.about, form_of(part).type
            if part.seen == "own" and part.none == "None":
                kind = f"{kind} | None"
            lines += documented(part.shown or part.name, kind, about)
    return lines


def hidden_class(fields: Fields) -> list[str]:
    """What nobody sees whole."""
    kind = f"class {fields.title}Hidden(Hidden, frozen=True, kw_only=True):"
    lines = ["", "", kind, '    """What a position has that not everybody sees."""', ""]
    if fields.hidden_to_act:
        lines += documented("to_act", "tuple[int, ...]", "Who has really still to decide.")
    for part in parts_of(fields):
        if part.seen in ("own", "nobody"):
            form = each(part) if part.seen == "own" else form_of(part)
            lines += documented(part.kept or part.name, form.type, part.about)
    kind = f"class {fields.title}Position(Position, frozen=True, kw_only=True):"
    lines += ["", "", kind, '    """Everything there is to know."""', ""]
    return [*lines, f"    public: {fields.title}View", f"    hidden: {fields.title}Hidden"]


def public_functions(fields: Fields) -> list[str]:
    """To the view, and back."""
    title, handed = fields.title, by_hand(fields, own=False)
    more = "".join(f", {shown.name}: {shown.type}" for shown in handed)
    lines = ["", "", f"def public(state: {title}Parts, *, to_act: tuple[int, ...]{more},"]
    lines[-1] += f" outcome: Outcome | None) -> {title}View:"
    lines.append('    """What everybody may know."""')
    values = {"seat": "None", "to_act": "to_act", "setup": "state.setup"}
    for part in fields.parts:
        if isinstance(part, Group):
            values[part.name] = group_made(fields, part)
        elif part.group:
            continue
        elif isinstance(part, Shown):
            values[part.name] = part.name if part.none is None else part.none
        elif part.seen == "all":
            form = form_of(part)
            values[part.shown or part.name] = form.write.format(f"state.{part.name}")
        elif part.seen == "own":
            values[part.shown or part.name] = part.none
    made = call(f"return {title}View", values | {"outcome": "outcome"})
    lines += [f"    {made[0]}", *made[1:]]
    lines += ["", "", f"def take_public(state: {title}Parts, view: {title}View) -> None:"]
    lines.append('    """Put into a state what everybody sees in a view."""')
    lines.append("    state.to_act = view.to_act")
    for group in groups(fields):
        lines += [f"    if view.{group.name}:", *group_taken(fields, group)]
    for part in parts_of(fields):
        if part.seen == "all" and not part.group:
            value = form_of(part).read.format(f"view.{part.shown or part.name}")
            lines.append(f"    state.{part.name} = {value}")
    return lines


def group_made(fields: Fields, group: Group) -> str:
    """The value of a group in the view."""
    values = []
    for part in of_group(fields, group):
        if isinstance(part, Shown):
            values.append(f"{part.name}={part.made}")
        else:
            entry = f"state.{part.name}"
            if part.type.startswith(PLAIN_COPY):
                entry += "[seat]"
            values.append(f"{part.shown or part.name}={entry_form(part).write.format(entry)}")
    return f"tuple([{group.title}({', '.join(values)}) for seat in range({group.seats})])"


def group_taken(fields: Fields, group: Group) -> list[str]:
    """The parts that a group shows, put back into a state."""
    lines = []
    for part in of_group(fields, group):
        if isinstance(part, Part):
            name, form = part.shown or part.name, entry_form(part)
            if part.type.startswith(PLAIN_COPY):
                value = f"[{form.read.format(f'one.{name}')} for one in view.{group.name}]"
            else:
                value = form.read.format(f"[one.{name} for one in view.{group.name}]")
            lines.append(f"        state.{part.name} = {value}")
    return lines


def own_function(fields: Fields) -> list[str]:
    """What is added for a seat."""
    title, handed = fields.title, by_hand(fields, own=True)
    more = "".join(f", {shown.name}: {shown.type}" for shown in handed)
    lines = ["", "", f"def beside(state: {title}Parts, public: {title}View, seat: int, *,"]
    lines[-1] += f" to_act: tuple[int, ...]{more}) -> {title}View:"
    lines.append('    """Add what only a seat knows to what everybody knows."""')
    values = {"seat": "seat", "to_act": "to_act"}
    for part in parts_of(fields):
        if part.seen == "own":
            value = form_of(part).write.format(f"state.{part.name}[seat]")
            values[part.shown or part.name] = value
    made = call("return replace", values | {shown.name: shown.name for shown in handed})
    return [*lines, f"    {made[0]}", "        public,", *made[1:]]


def hidden_functions(fields: Fields) -> list[str]:
    """To the hidden part of a position, and back."""
    title = fields.title
    kept = [part for part in parts_of(fields) if part.seen in ("own", "nobody")]
    forms = {part: each(part) if part.seen == "own" else form_of(part) for part in kept}
    lines = ["", "", f"def hidden(state: {title}Parts) -> {title}Hidden:"]
    lines.append('    """What not everybody sees."""')
    values = {"to_act": "state.to_act"} if fields.hidden_to_act else {}
    values |= {p.kept or p.name: forms[p].write.format(f"state.{p.name}") for p in kept}
    made = call(f"return {title}Hidden", values)
    lines += [f"    {made[0]}", *made[1:]]
    lines += ["", "", f"def take_hidden(state: {title}Parts, hidden: {title}Hidden) -> None:"]
    lines.append('    """Put into a state what not everybody sees."""')
    if fields.hidden_to_act:
        lines.append("    state.to_act = hidden.to_act")
    for part in kept:
        value = forms[part].read.format(f"hidden.{part.kept or part.name}")
        lines.append(f"    state.{part.name} = {value}")
    return lines


def shapes_module(fields: Fields, folder: str) -> str:
    """The view and the position."""
    forms = [form_of(part) for part in parts_of(fields)]
    used = {one for form in forms for one in form.uses} | {fields.setup, *fields.uses}
    lines = head("The view and the position.")
    lines += imports(
        used,
        "import msgspec",
        "from typing import ClassVar",
        "from typing import Literal",
        "from rallybox.core.position import Hidden, Position",
        "from rallybox.core.view import View",
    )
    for group in groups(fields):
        lines += group_class(fields, group)
    return "\n".join([*lines, *view_class(fields), *hidden_class(fields)]) + "\n"


def ways_module(fields: Fields, folder: str) -> str:
    """Between the state and its shapes."""
    forms = [form_of(part) for part in parts_of(fields)]
    shapes = [f"{folder}.shapes.{fields.title}{shape}" for shape in ("View", "Hidden")]
    shapes += [f"{folder}.shapes.{group.title}" for group in groups(fields)]
    made = [part for part in fields.parts if isinstance(part, Shown)]
    shapes += [one for part in made for one in part.uses if isinstance(one, str)]
    used = {one for form in forms for one in form.uses} | {*shapes, *fields.uses}
    lines = head("From the state to what is shown and kept of it, and back.")
    lines += imports(
        used | {f"{folder}.state.{fields.title}Parts"},
        "from typing import Literal",
        "from librt.vecs import vec",
        "from msgspec.structs import replace",
        "from mypy_extensions import i64",
        "from rallybox.core.outcome import Outcome",
    )
    lines += [*public_functions(fields), *own_function(fields), *hidden_functions(fields)]
    return "\n".join(lines) + "\n"


# -- files ---------------------------------------------------------------------------------------


def tidied(text: str, path: Path) -> str:
    """As ruff would have it, without imports that nothing needs."""
    ruff = [sys.executable, "-m", "ruff"]
    name = ["--stdin-filename", str(path)]
    for command in (
        ["check", "--fix", "--quiet", "--select", "F401,I", *name, "-"],
        ["format", *name, "-"],
    ):
        done = subprocess.run([*ruff, *command], input=text, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"{path.name}: {done.stdout}{done.stderr}")
        text = done.stdout
    return text


MODULES = {"state": state_module, "shapes": shapes_module, "ways": ways_module}


def bare(name: str, folder: Path) -> None:
    """Let modules of a package be imported without the package's own `__init__`: that one needs
    what is made here, which may not be there yet."""
    package = types.ModuleType(name)
    package.__path__ = [str(folder)]
    sys.modules[name] = package


def files() -> dict[Path, str]:
    """Every file that is made, with what belongs in it."""
    found = {}
    bare("rallybox.games", GAMES)
    for path in sorted(GAMES.glob("*/fields.py")):
        game = path.parent
        bare(f"rallybox.games.{game.name}", game)
        fields: Fields = importlib.import_module(f"rallybox.games.{game.name}.fields").FIELDS
        folder = f"rallybox.games.{game.name}.made"
        for name, make in MODULES.items():
            file = game / "made" / f"{name}.py"
            found[file] = tidied(make(fields, folder), file)
        found[game / "made" / "__init__.py"] = f'"""{HEAD}"""\n'
    return found


def main() -> int:
    """Write the files, or say which are stale."""
    parser = argparse.ArgumentParser(description="What follows from the parts of each state.")
    parser.add_argument("--check", action="store_true", help="fail if a file is stale")
    check = parser.parse_args().check
    stale = []
    for path, text in files().items():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        if check:
            stale.append(str(path.relative_to(GAMES)))
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if stale:
        print(f"Stale: {', '.join(stale)}. Run: python scripts/made.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
