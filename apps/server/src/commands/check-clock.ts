import type { Check } from '../platform/context/context.ts';

/** What another machine's clock says. */
export type ClockWitness = {
  readonly name: string;
  /** Milliseconds that it is ahead of this machine's, and by how much that may be wrong. */
  readonly ahead: number;
  readonly error: number;
};

/** Compares a time that was read between two moments of ours from a clock with such a precision. */
export function clockWitness(
  name: string,
  shown: number,
  { asked, answered, precision }: Readonly<Record<'asked' | 'answered' | 'precision', number>>,
): ClockWitness {
  return {
    name,
    ahead: shown + precision / 2 - (asked + answered) / 2,
    error: precision / 2 + (answered - asked) / 2,
  };
}

const attentionFrom = 2_000;
const badFrom = 60_000;

/** A machine agrees with itself whatever its clock says, so only others count. */
export function checkClock(witnesses: readonly ClockWitness[]): Check {
  const name = 'Clock';
  const off = ({ ahead, error }: ClockWitness) => Math.abs(ahead) - error;
  const [worst] = witnesses.toSorted((one, other) => off(other) - off(one));
  if (!worst) {
    const note =
      'Not checked: neither the database nor a model on another machine tells the time. Have NTP set it: limits and sessions go by it.';
    return { name, state: 'good', note };
  }
  const difference = `${(Math.abs(worst.ahead) / 1_000).toFixed(1)} s`;
  if (off(worst) < attentionFrom) {
    return {
      name,
      state: 'good',
      note: `That of ${worst.name} is ${difference} off this machine's.`,
    };
  }
  const note = `That of ${worst.name} is ${difference} ${worst.ahead > 0 ? 'ahead of' : 'behind'} this machine's. Have both set by NTP: limits and sessions go by them.`;
  return { name, state: off(worst) < badFrom ? 'attention' : 'bad', note };
}
