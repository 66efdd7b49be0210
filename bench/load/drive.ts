import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '../numbers.ts';
import { choiceOf, type Visit } from './actions.ts';
import type { Outcome } from './outcome.ts';
import type { Person } from './people.ts';
import { Refused, sender } from './send.ts';
import { keepSocket, socketsAway } from './sockets.ts';
import { askQuestion } from './streams.ts';

type Load = {
  readonly url: string;
  readonly people: readonly Person[];
  /** Of these people, so many have a page open that listens. */
  readonly sockets: number;
  /** The mean pause of a person between two actions. */
  readonly pauseMs: number;
  readonly seed: number;
};

/**
 * Has people act until `signal` fires, and then waits for the replies that are due. Returns how many
 * sockets did not come back.
 */
export async function drive(load: Load, outcome: Outcome, signal: AbortSignal): Promise<number> {
  const leaving = new AbortController();
  setMaxListeners(0, signal, leaving.signal);
  const sockets = load.people
    .slice(0, load.sockets)
    .map((person) => keepSocket(load.url, person, outcome, leaving.signal));
  const visits = load.people.map((person, index) => {
    const random = randomFrom(load.seed + index);
    const visit = { person, random, kept: outcome.kept, session: null, template: null };
    return stay(load, visit, outcome, signal);
  });
  await Promise.all(visits);
  const away = await socketsAway(outcome);
  leaving.abort();
  await Promise.all(sockets);
  return away;
}

async function stay(
  { url, pauseMs }: Load,
  visit: Visit,
  outcome: Outcome,
  signal: AbortSignal,
): Promise<void> {
  const { random, person } = visit;
  const choice = choiceOf(person);
  const pause = () => sleep(random.next() * pauseMs * 2, undefined, { signal }).catch(() => {});
  await pause();
  while (!signal.aborted) {
    const { name, act } = random.pick(choice);
    const begin = performance.now();
    try {
      await act(visit, sender(url, person, outcome, name), () => askQuestion(url, visit, outcome));
      const times = outcome.times.get(name) ?? [];
      times.push(performance.now() - begin);
      outcome.times.set(name, times);
    } catch (error) {
      // What came instead is noted where it came.
      if (!(error instanceof Refused)) throw error;
    }
    await pause();
  }
}
