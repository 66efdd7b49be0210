import { keptKeys, keptWork } from '../../lib/kept-work/kept-work.ts';
import { attended } from '../../lib/self-saving/attended.ts';
import { isSentFrom } from '../../lib/wire/sending-key.ts';
import { answeringSessions } from './answering-sessions.ts';
import { parsePlace, type UnsentKind } from './parse-place.ts';

/** How many of each kind the server does not have. */
export type LeftBehind = Readonly<Partial<Record<UnsentKind, number>>>;

/** Longer than a save takes, and as long as somebody waits for a way out. */
const patience = 2_500;
/** So often it is looked again, and after so many milliseconds, whether what was sent is known to be answered. */
const looks = 5;
const pause = 200;

/**
 * What somebody would lose by signing out now, after all that saves itself had its chance; of
 * nobody known it is everybody's.
 */
export async function leftBehind(userId: string | null): Promise<LeftBehind> {
  await attended.saveAll(patience);
  let unsent = await unsentOf(userId);
  // An answer may just be on its way from the server, which has done with it, to this tab.
  for (let look = 0; look < looks && unsent.some(({ isSent }) => isSent); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    unsent = await unsentOf(userId);
  }

  const left: Partial<Record<UnsentKind, number>> = {};
  // Several tabs may each keep something of the same.
  for (const name of new Set(unsent.map(({ name }) => name))) {
    const { kind } = unsent.find((one) => one.name === name) ?? {};
    if (kind) left[kind] = (left[kind] ?? 0) + 1;
  }
  return left;
}

/** What is kept, and is in no answer that the server writes; `isSent` for what was sent all the same. */
async function unsentOf(userId: string | null) {
  const theirs = keptKeys().flatMap((key) => {
    const place = parsePlace(key);
    const text = keptWork(key);
    const isTheirs = place && (userId === null || place.owner === userId);
    if (!isTheirs || text.trim() === '') return [];
    return [{ ...place, isSent: place.kind === 'draft' && isSentFrom(key, text) }];
  });
  const answering = theirs.some(({ isSent }) => isSent) ? await answeringSessions() : [];
  return theirs.filter(({ isSent, subject }) => !(isSent && answering.includes(subject)));
}
