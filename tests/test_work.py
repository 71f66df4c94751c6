"""Work in order, wherever it is done."""

import pytest

from barg.work import WorkError, spread


def square(number: int) -> int:
    return number * number


@pytest.mark.parametrize("jobs", [1, 2, 8])
@pytest.mark.parametrize("chunk", [1, 3])
def test_results_come_in_order(jobs: int, chunk: int) -> None:
    items = range(10)
    assert list(spread(square, items, jobs=jobs, chunk=chunk)) == [n * n for n in items]


def test_it_may_be_left_early() -> None:
    found = spread(square, range(1000), jobs=2)
    assert next(found) == 0
    found.close()  # type: ignore[attr-defined] # it is a generator


def test_on_ray_it_is_the_same() -> None:
    ray = pytest.importorskip("ray")
    try:
        assert list(spread(square, range(30), ray="auto", chunk=4)) == [n * n for n in range(30)]
        found = spread(square, range(1000), ray="auto", chunk=4)
        assert next(found) == 0
        found.close()  # type: ignore[attr-defined] # as above
    finally:
        ray.shutdown()


def test_a_cluster_that_is_not_there_is_named() -> None:
    pytest.importorskip("ray")
    with pytest.raises(WorkError, match="no Ray cluster at"):
        list(spread(square, range(3), ray="127.0.0.1:1"))
    with pytest.raises(WorkError, match="is HOST:PORT or 'auto', not 'here'"):
        list(spread(square, range(3), ray="here"))


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("barg.work.find_spec", lambda _name: None)
    with pytest.raises(WorkError, match=r"pip install ray"):
        list(spread(square, range(3), ray="auto"))
