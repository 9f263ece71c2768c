"""No test against a real server is skipped unseen."""

import pytest

import services


@pytest.mark.parametrize(
    ("ci", "ending"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)], ids=["ci", "elsewhere"]
)
@pytest.mark.parametrize("name", services.PACKAGES)
def test_a_missing_service_is_named(
    name: str, ci: str, ending: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "find_program", lambda name: None)
    monkeypatch.setenv("CI", ci)
    with pytest.raises(ending, match=f"apt-get install {services.PACKAGES[name]}"):
        services.program(name)
