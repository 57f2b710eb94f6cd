"""Build the kernel, which pyproject.toml cannot name; without a compiler it is left out."""

from pathlib import Path

from setuptools import Extension, setup

KERNEL = Path("src/goalsetter/solver/kernel")
OPTIONS = ["-O2", "-g0", "-std=c++17", "-ffp-contract=off", "-fvisibility=hidden"]

setup(
    ext_modules=[
        Extension(
            "goalsetter.solver._kernel",
            sources=sorted(str(path) for path in KERNEL.glob("*.cpp")),
            depends=sorted(str(path) for path in KERNEL.glob("*.hpp")),
            extra_compile_args=OPTIONS,
            language="c++",
            optional=True,
        )
    ]
)
