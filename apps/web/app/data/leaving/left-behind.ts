import { keptKeys, keptWork } from '../../lib/kept-work/kept-work.ts';
import { attended } from '../../lib/self-saving/attended.ts';
import { isSentFrom } from '../../lib/wire/sending-key.ts';
import { answeringSessions } from './answering-sessions.ts';
import { parsePlace, type UnsentKind } from './parse-place.ts';

/** How many of each kind the server does not have. */
export type LeftBehind = Readonly<Partial<Record<UnsentKind, number>>>;

/** Longer than a save takes, and as long as somebody waits for a way out. */
const patience = 2_500;

/**
 * What somebody would lose by signing out now, after all that saves itself had its chance; of
 * nobody known it is everybody's.
 */
export async function leftBehind(userId: string | null): Promise<LeftBehind> {
  await attended.saveAll(patience);
  const theirs = keptKeys().flatMap((key) => {
    const place = parsePlace(key);
    const isTheirs = place && (userId === null || place.owner === userId);
    return isTheirs && keptWork(key).trim() !== '' ? [{ key, ...place }] : [];
  });
  const sent = theirs.filter(({ kind, key }) => kind === 'draft' && isSentFrom(key, keptWork(key)));
  const answering = sent.length > 0 ? await answeringSessions() : [];
  const unsent = theirs.filter((one) => !(sent.includes(one) && answering.includes(one.subject)));

  const left: Partial<Record<UnsentKind, number>> = {};
  // Several tabs may each keep something of the same.
  for (const name of new Set(unsent.map(({ name }) => name))) {
    const { kind } = unsent.find((one) => one.name === name) ?? {};
    if (kind) left[kind] = (left[kind] ?? 0) + 1;
  }
  return left;
}
