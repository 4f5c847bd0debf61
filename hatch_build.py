"""Build hook: with NETRUNNER_COMPILE=1 the engine is compiled with mypyc; otherwise nothing happens.

Card modules stay interpreted: they are data, and people edit them.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = Path("src/netrunner/engine")


def wanted() -> bool:
    return os.environ.get("NETRUNNER_COMPILE", "") not in ("", "0")


def compiler() -> str | None:
    """The C compiler that Python was built for, or any usual one."""
    configured = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return next((found for name in (configured, "cc", "gcc", "clang", "cl") if (found := shutil.which(name))), None)


class CompileEngine(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.15,<3", "setuptools>=75"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version == "editable":
            return
        if compiler() is None:
            print("netrunner: NETRUNNER_COMPILE is set but no C compiler was found; installing the plain engine")
            return
        root = Path(self.root)
        build = root / "build" / "mypyc"
        subprocess.run(
            [sys.executable, str(root / "hatch_build.py"), str(build)], cwd=root, check=True, stdout=sys.stderr.fileno()
        )
        for module in build.rglob("*"):
            if module.suffix in (".so", ".pyd"):
                build_data["force_include"][str(module)] = str(module.relative_to(build))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_engine(target: Path) -> None:
    """Run mypyc over the engine and leave the extension modules below `target`, as they lie in a wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    shutil.rmtree(target, ignore_errors=True)
    sources = sorted(str(path) for path in ENGINE.rglob("*.py") if path.name != "__init__.py")
    os.environ["MYPYPATH"] = "src"
    extensions = mypycify(
        ["--strict", "--explicit-package-bases", "--namespace-packages", *sources], opt_level="3", target_dir="build/c"
    )
    distribution = Distribution({"name": "netrunner", "ext_modules": extensions, "package_dir": {"": "src"}})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(target)
    command.build_temp = "build/temp"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_engine(Path(sys.argv[1]))
