#!/usr/bin/env python3
"""Writes and reads the results of ./test. Every step writes JUnit XML to build/results/STEP, and this reads all of it.

  results.py check FILE NAME SECONDS STATUS < OUTPUT    writes the result of one command
  results.py ended FILE NAME STATUS                     checks that the report of a test runner agrees with its STATUS
  results.py tell STEP=SECONDS...                       prints everything, and fails if anything failed
"""
import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path
from typing import NamedTuple

RESULTS = Path("build/results")
NO_MESSAGE = "it printed nothing; see the log of its step"
CHANNELS = ("failure", "error", "system-out", "system-err")
# Reports contain the output of programs, but XML does not allow control characters. Colour sequences are removed, too.
NOT_XML = re.compile(r"\x1b\[[0-9;]*[A-Za-z]|[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Case(NamedTuple):
    step: str
    name: str
    outcome: str  # passed, failed or skipped
    seconds: float = 0
    message: str = ""


def clean(text):
    return NOT_XML.sub("", text)


def outcome_of(case):
    if case.find("failure") is not None or case.find("error") is not None:
        return "failed"
    skipped = case.find("skipped")
    # ctest also says "skipped" for a test that it could not start.
    if skipped is not None and case.get("status") == "notrun" and not skipped.get("message", "").startswith("SKIP_"):
        return "failed"
    return "passed" if skipped is None and case.get("status") != "disabled" else "skipped"


def message_of(case):
    short = [child.get("message", "") for child in case if child.tag in ("failure", "error", "skipped")]
    full = "\n".join(child.text.strip("\n") for child in case if child.tag in CHANNELS and (child.text or "").strip())
    return "\n".join([*(line for line in short if line and line not in full), full]).strip("\n") or NO_MESSAGE


def cases_of(step, report):
    try:
        for case in xml.fromstring(clean(report.read_text(errors="replace"))).iter("testcase"):
            name = case.get("name", "?").split("  # GetParam()")[0]  # GoogleTest adds the bytes of a parameter
            yield Case(step, name, outcome_of(case), float(case.get("time") or 0), message_of(case))
    except FileNotFoundError:
        return
    except (ValueError, xml.ParseError) as error:
        yield Case(step, f"{report.name} is a report", "failed", 0, str(error))


def write_check(file, name, seconds, failure):
    case = xml.Element("testcase", name=name, time=seconds)
    if failure:
        xml.SubElement(case, "failure").text = failure
    suites = xml.Element("testsuites")
    suites.append(case)
    xml.ElementTree(suites).write(file, encoding="utf-8")


def check(file, name, seconds, status):
    output = clean(sys.stdin.buffer.read().decode(errors="replace"))
    write_check(file, name, seconds, None if status == "0" else f"{output.strip()}\nended with status {status}")


# A runner that crashes may leave no report, or one without a failure.
def ended(file, name, status):
    report = Path(file)
    outcomes = {case.outcome for case in cases_of("", report)}
    if not outcomes:
        failure = f"it reported no tests and ended with status {status}"
    elif status != "0" and "failed" not in outcomes:
        failure = f"it ended with status {status}, although no test failed"
    else:
        return
    write_check(report.with_suffix(".end.xml"), name, "0", failure)


def shortened(message, first=20, last=40):
    lines = message.split("\n")
    if len(lines) > first + last:
        lines[first:-last] = ["[…]"]
    return "\n".join("    " + line for line in lines)


def tell(*steps):
    cases, rows = [], []
    for step, seconds in (step.split("=") for step in steps):
        reports = sorted((RESULTS / step).glob("*.xml"))
        of_step = [case for report in reports for case in cases_of(step, report)]
        if not of_step:
            of_step = [Case(step, "the step", "failed", 0, "it wrote no result")]
        cases += of_step
        rows.append((step, int(seconds), of_step))
    rows.append(("all", sum(seconds for _, seconds, _ in rows), cases))

    def number(of, outcome):
        return sum(case.outcome == outcome for case in of)

    print(f"\n{'':10} {'time':>8} {'passed':>8} {'failed':>8} {'skipped':>8}")
    for name, seconds, of in rows:
        print(f"{name:10} {seconds // 60:5}:{seconds % 60:02}", *(f"{number(of, o):8}" for o in ("passed", "failed", "skipped")))

    print("\nThe slowest tests:")
    for case in sorted(cases, key=lambda case: -case.seconds)[:15]:
        print(f"{case.seconds:8.1f} s  {case.step}: {case.name}")

    failed = [case for case in cases if case.outcome == "failed"]
    for case in failed[:30]:
        print(f"\nFAILED {case.step}: {case.name}\n{shortened(case.message)}")
    if failed:
        print()
    for case in failed:
        print(f"failed: {case.step}: {case.name}")
    skipped = number(cases, "skipped")
    print(f"\n{number(cases, 'passed')} passed, {len(failed)} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")
    sys.exit({"check": check, "ended": ended, "tell": tell}[sys.argv[1]](*sys.argv[2:]))
