import { readFileSync } from 'node:fs';
import type { Outcome } from './run-command.ts';
import type { Count } from './suite.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A suite that fails without naming a failed test still counts as one failure. */
function atLeastOneFailure(count: Count, outcome: Outcome): Count {
  const ranNothing = count.passed + count.failed === 0;
  return (outcome.ok && !ranNothing) || count.failed > 0 ? count : { ...count, failed: 1 };
}

export function countVitest(file: string): (outcome: Outcome) => Count {
  return (outcome) => {
    const report = read(file) as VitestReport | null;
    const count = { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
    return atLeastOneFailure(count, outcome);
  };
}

/** Of many journeys through a browser a few may stumble over a busy machine; more than that is a fault. */
const mostFlaky = 3;

/**
 * A test that passed only when tried again is named, and counts as passed as long as there are few
 * of them.
 */
export function countPlaywright(file: string): (outcome: Outcome) => Count {
  return (outcome) => {
    const stats = (read(file) as PlaywrightReport | null)?.stats;
    const flaky = stats?.flaky ?? 0;
    const tooMany = flaky > mostFlaky ? flaky : 0;
    const count = {
      passed: (stats?.expected ?? 0) + flaky - tooMany,
      failed: (stats?.unexpected ?? 0) + tooMany,
      flaky,
    };
    return atLeastOneFailure(count, outcome);
  };
}
