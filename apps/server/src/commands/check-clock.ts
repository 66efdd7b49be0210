import type { Check } from '../platform/context/context.ts';

/** What another machine's clock says. */
export type ClockWitness = {
  readonly name: string;
  /** Milliseconds that it is ahead of this machine's, and by how much that may be wrong. */
  readonly ahead: number;
  readonly error: number;
};

/** What the time was, by a clock asked between the two moments, that shows steps of so much. */
export function clockWitness(
  name: string,
  shown: number,
  { asked, answered, step }: Readonly<Record<'asked' | 'answered' | 'step', number>>,
): ClockWitness {
  return {
    name,
    ahead: shown + step / 2 - (asked + answered) / 2,
    error: step / 2 + (answered - asked) / 2,
  };
}

const tolerable = 2_000;
const grave = 60_000;

/** A machine agrees with itself whatever its clock says, so only others count. */
export function checkClock(witnesses: readonly ClockWitness[]): Check {
  const name = 'Clock';
  const off = ({ ahead, error }: ClockWitness) => Math.abs(ahead) - error;
  const [worst] = witnesses.toSorted((one, other) => off(other) - off(one));
  if (!worst) {
    const note =
      'Not checked: neither the database nor a model on another machine tells the time. Have NTP set it: limits and sessions go by it.';
    return { name, state: 'attention', note };
  }
  const said = `${(Math.abs(worst.ahead) / 1_000).toFixed(1)} s`;
  if (off(worst) < tolerable) {
    return { name, state: 'good', note: `That of ${worst.name} is ${said} off this machine's.` };
  }
  const note = `That of ${worst.name} is ${said} ${worst.ahead > 0 ? 'ahead of' : 'behind'} this machine's. Have both set by NTP: limits and sessions go by them.`;
  return { name, state: off(worst) < grave ? 'attention' : 'bad', note };
}
