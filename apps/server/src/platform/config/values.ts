import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import { OwnerError } from '../errors.ts';

/** Why settings cannot be used. */
export type ConfigProblem = {
  /** What to leave out to be rid of the problem. */
  readonly names: readonly string[];
  /** Which variables to set, and how. */
  readonly sentence: string;
};

export class ConfigError extends OwnerError {
  readonly problems: readonly ConfigProblem[];

  constructor(...problems: readonly ConfigProblem[]) {
    super(problems.map(({ sentence }) => sentence).join('\n'));
    this.problems = problems;
  }
}

/**
 * The name that shares the most pairs of letters with the given one, which finds typing errors and
 * missing words alike. `names` must not be empty.
 */
export function nearestName(name: string, names: readonly string[]): string {
  return names.reduce((best, next) => (likeness(name, next) > likeness(name, best) ? next : best));
}

/** From 0 (no common pairs) to 1 (the same pairs). */
function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...pairs].filter((pair) => others.has(pair));
  return (2 * shared.length) / (pairs.size + others.size);
}

function pairsOf(name: string): Set<string> {
  return new Set(Array.from(name, (_, at) => name.slice(at, at + 2)));
}

/** A variable that holds a whole number of at least `least`, and at most `most`. */
export function wholeNumber(least: number, most = Infinity) {
  const range = most < Infinity ? ` from ${least} to ${most}` : `, at least ${least}`;
  const message = `must be a whole number${range}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
}

/** Addresses, ranges ("10.0.0.0/8") or names such as "loopback", separated by commas. */
export const proxies = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .refine(areProxies, 'must be addresses or ranges with commas between, such as 10.0.0.0/8');

function areProxies(list: string[]): boolean {
  try {
    proxyAddr.compile(list);
    return true;
  } catch {
    return false;
  }
}

const message =
  'must begin with http:// or https:// and name a host of letters, digits, dots and hyphens';

/**
 * The address of the server without a path. It is put into pages unescaped, so other characters are
 * refused.
 */
export const publicUrl = z
  .url({ protocol: /^https?$/, error: message })
  .transform((url) => new URL(url).origin)
  .refine((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin), message);

/** The names by which a machine reaches itself. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is reachable only from its own machine. */
export function isLoopback(url: string): boolean {
  return loopbackNames.includes(new URL(url).hostname);
}
