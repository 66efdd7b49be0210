import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type Suite = {
  readonly name: string;
  /** `npm`, `node`, or a program in node_modules/.bin, with its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Reads the results from what the suite wrote; a suite without it counts as one test. */
  readonly read?: () => Results;
};

/** What a suite's tests came to. */
export type Results = {
  readonly passed: number;
  readonly failed: number;
  /** Passed when tried again. */
  readonly flaky?: number;
  readonly tests?: readonly Test[];
};

type Test = { readonly title: string; readonly seconds: number; readonly hasFailed: boolean };

type Outcome = { readonly ok: boolean; readonly output: string; readonly seconds: number };

/** Runs a program and keeps what it prints. */
export function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      output += String(error);
    });
    child.on('close', (code) =>
      resolve({ ok: code === 0, output, seconds: (performance.now() - started) / 1000 }),
    );
  });
}

/** A suite that fails without a failed test counts as one failure. */
export function resultsOf({ read }: Suite, { ok }: Outcome): Results {
  if (!read) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const results = read();
  const ranNothing = results.passed + results.failed === 0;
  return (ok && !ranNothing) || results.failed > 0 ? results : { ...results, failed: 1 };
}

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
};

export function readVitest(file: string): Results {
  const report = parse(file) as VitestReport | null;
  const tests = (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const own = assertionResults.map((one) => ({
      title: one.fullName,
      seconds: (one.duration ?? 0) / 1000,
      hasFailed: one.status === 'failed',
    }));
    // A file that failed to load or to set up names no failed test.
    const isBroken = status === 'failed' && !own.some(({ hasFailed }) => hasFailed);
    return isBroken ? [...own, { title: name, seconds: 0, hasFailed: true }] : own;
  });
  return {
    passed: report?.numPassedTests ?? 0,
    failed: tests.filter(({ hasFailed }) => hasFailed).length,
    tests,
  };
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

/** A few of many browser tests may fail on a busy machine; more than that is a defect. */
const mostFlaky = 3;

/** A test that passes on retry is named, and counts as passed while there are few. */
export function readPlaywright(file: string): Results {
  const report = parse(file) as PlaywrightReport | null;
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const tooMany = flaky > mostFlaky ? flaky : 0;
  return {
    passed: expected + flaky - tooMany,
    failed: unexpected + tooMany,
    flaky,
    tests: report?.suites.flatMap(testsOf) ?? [],
  };
}

function testsOf({ suites = [], specs }: PlaywrightSuite): Test[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      title: `${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      hasFailed: status === 'unexpected',
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** The tests that took longest, a line each. */
export function slowest(tests: readonly Test[], count: number): string[] {
  return tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`);
}
