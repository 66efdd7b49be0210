import { type AiRequestList, paths } from '@replysmith/contract';
import { authClient } from '../lib/auth-client.ts';
import { attended } from '../lib/autosave.ts';
import { listOf, record, reply } from '../lib/checks.ts';
import { apiGet } from '../lib/http.ts';
import { ApiError } from '../lib/api-error.ts';
import { isSentFrom } from '../lib/sending-key.ts';
import { clearStorage } from '../lib/storage.ts';
import { capitalise, countInWords, listInWords } from '../lib/words.ts';
import { announceSession } from './session-channel.ts';
import { markSessionRenewed } from './session.ts';
import { drafts, unsentKinds } from './drafts.ts';

const running = reply<AiRequestList>({ items: listOf(record) });

/** Ends the session here and in every other tab. A session that is gone already counts as ended. */
export async function signOut(): Promise<void> {
  try {
    await authClient.signOut();
  } catch (error) {
    const status = error instanceof ApiError ? error.status : null;
    if (status !== 401 && status !== 403 && status !== 404) throw error;
  }
  announceSession('signed-out');
}

/** Empties what this browser keeps of the user. */
export function forgetUser(): void {
  clearStorage();
  markSessionRenewed();
}

/** How many of each kind the server does not have, by the kind's name. */
type LeftBehind = Readonly<Record<string, number>>;

/** Longer than a save takes, and as long as somebody waits for a way out. */
const timeout = 2_500;

/** So often it is looked again, and after so many milliseconds, whether what was sent is known to be answered. */
const looks = 5;
const pause = 200;

/**
 * What somebody would lose by signing out now, after all that saves itself had its chance; of
 * nobody known it is everybody's.
 */
export async function leftBehind(userId: string | null): Promise<LeftBehind> {
  await attended.saveAll(timeout);
  let unsent = await unsentOf(userId);
  // An answer may just be on its way from the server, which has done with it, to this tab.
  for (let look = 0; look < looks && unsent.some(({ isSent }) => isSent); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    unsent = await unsentOf(userId);
  }

  // Several tabs may each have stored something of the same.
  const things = new Map(unsent.map(({ thing, name }) => [thing, name]));
  const counts: Record<string, number> = {};
  for (const name of things.values()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** What is stored, and is in no answer that the server writes; `isSent` for what was sent all the same. */
async function unsentOf(userId: string | null) {
  const all = unsentKinds
    .flatMap((kind) => kind.list(userId))
    .filter(({ text }) => text.trim() !== '')
    .map((one) => ({ ...one, isSent: one.name === drafts.name && isSentFrom(one.key, one.text) }));
  const answering = all.some(({ isSent }) => isSent) ? await answeringSessions() : [];
  return all.filter(({ isSent, subject }) => !(isSent && answering.includes(subject)));
}

/** The ids of the sessions in which the server is writing an answer; none when it does not say. */
async function answeringSessions(): Promise<string[]> {
  try {
    const { items } = await apiGet(`${paths.aiRequests}?status=running`, running);
    return items.flatMap(({ session_id }) => session_id ?? []);
  } catch {
    return [];
  }
}

/** "Two messages are not sent, and one campaign is not saved"; empty when nothing is left. */
export function leftInWords(counts: LeftBehind): string {
  const clauses = (['sent', 'saved'] as const).flatMap((missing) => {
    const losses = unsentKinds.flatMap(({ name, unsent }) => {
      const count = counts[name] ?? 0;
      if (count === 0 || unsent?.missing !== missing) return [];
      const { label } = unsent;
      return typeof label === 'string'
        ? [{ words: countInWords(count, label), isMany: count > 1 }]
        : [{ words: label(count), isMany: false }];
    });
    if (losses.length === 0) return [];
    const areMany = losses.length > 1 || losses.some(({ isMany }) => isMany);
    const words = listInWords(losses.map(({ words }) => words));
    return [`${words} ${areMany ? 'are' : 'is'} not ${missing}`];
  });
  return capitalise(clauses.join(', and '));
}

export const whatLeavingForgets =
  'This browser keeps what the server does not have until you sign out; then it forgets it.';
