"""Python to C: mypyc, told that it runs on a 32-bit Python 3.14. A process of its own, always.

python -m wasms.generate FOLDER    run where the package lies; the C goes to the folder
"""

from __future__ import annotations

import os
import sys
import sysconfig
from importlib import import_module
from pathlib import Path

from wasms.places import LIBRARY, ROOT

TARGET = (3, 14)


def pretend() -> None:
    """mypyc asks what it runs on when it is loaded, and has no other way to be told.

    The size of a pointer decides how integers are tagged; the version, which objects never die.
    """
    for name in ("mypy.util", "mypyc.namegen"):
        import_module(name)  # loaded before, as they really are
    sysconfig.get_config_vars().update(SIZEOF_SIZE_T=4, Py_GIL_DISABLED=0)
    real = sys.version_info
    sys.version_info = (*TARGET, 0, "final", 0)  # type: ignore[assignment]
    try:
        from mypyc import common
    finally:
        sys.version_info = real
    assert (common.PLATFORM_SIZE, common.HAVE_IMMORTAL) == (4, True)
    assert not common.IS_FREE_THREADED


def generate(folder: Path) -> None:
    """One file of C with all modules, and for each module a small one that hands it out."""
    pretend()
    from hot import compiled
    from mypyc.build import generate_c_extension_shim, mypyc_build
    from mypyc.options import CompilerOptions

    os.environ["MYPYPATH"] = "."
    modules = [f"rallybox/{name}.py" for name in compiled(Path("rallybox"))]
    options = CompilerOptions(target_dir=str(folder), capi_version=TARGET, group_name=LIBRARY)
    config = ["--config-file", str(ROOT / "pyproject.toml")]
    groups, _, _ = mypyc_build([*config, *modules], options)
    for source in groups[0][0]:
        last = source.module.rpartition(".")[2]
        generate_c_extension_shim(source.module, last, str(folder / "modules"), LIBRARY)


if __name__ == "__main__":
    generate(Path(sys.argv[1]))
