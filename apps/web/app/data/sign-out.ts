import { AiRequestList, paths } from '@replysmith/contract';
import { authClient } from '../lib/auth-client.ts';
import { deleteDrafts, draftKeys, readDraft } from '../lib/drafts.ts';
import { attended } from '../lib/autosave.ts';
import { apiGet } from '../lib/http.ts';
import { ApiError } from '../lib/api-error.ts';
import { isSentFrom } from '../lib/sending-key.ts';
import { countInWords } from '../lib/words.ts';
import { announceSession } from './session-channel.ts';
import { markSessionRenewed } from './session.ts';

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
  deleteDrafts();
  markSessionRenewed();
}

const kinds = ['draft', 'campaign', 'template', 'workflow', 'settings', 'result'] as const;

type UnsentKind = (typeof kinds)[number];

type Place = {
  readonly owner: string;
  readonly kind: UnsentKind;
  /** The id of what it is about; empty for what somebody has one of. */
  readonly subject: string;
  /** The same for all that is kept of one thing. */
  readonly name: string;
};

const named = new RegExp(String.raw`^([^:]+):(${kinds.join('|')})(?::([^:@]+)[^@]*)?(?:@|$)`, 'u');

/** What goes along with a text, and is none. */
const annex = /:(?:origin|sending)$/u;

/** What is kept under a key; null for a habit, and for anything else that nobody has written. */
function parsePlace(key: string): Place | null {
  const [, owner, kind, subject = ''] = named.exec(key) ?? [];
  if (!owner || !kind || annex.test(key)) return null;
  // One of several writers' names follows the "@".
  return { owner, kind: kind as UnsentKind, subject, name: key.replace(/@.*$/u, '') };
}

/** How many of each kind the server does not have. */
type LeftBehind = Readonly<Partial<Record<UnsentKind, number>>>;

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
  const theirs = draftKeys().flatMap((key) => {
    const place = parsePlace(key);
    const text = readDraft(key);
    const isTheirs = place && (userId === null || place.owner === userId);
    if (!isTheirs || text.trim() === '') return [];
    return [{ ...place, isSent: place.kind === 'draft' && isSentFrom(key, text) }];
  });
  const answering = theirs.some(({ isSent }) => isSent) ? await answeringSessions() : [];
  return theirs.filter(({ isSent, subject }) => !(isSent && answering.includes(subject)));
}

/** The ids of the sessions in which the server is writing an answer; none when it does not say. */
async function answeringSessions(): Promise<string[]> {
  try {
    const { items } = await apiGet(`${paths.aiRequests}?status=running`, AiRequestList);
    return items.flatMap(({ session_id }) => session_id ?? []);
  } catch {
    return [];
  }
}

const list = new Intl.ListFormat('en-GB');

/** "Two messages are not sent, and one campaign is not saved"; empty when nothing is left. */
export function leftInWords(left: LeftBehind): string {
  const { draft = 0, result = 0 } = left;
  const unsaved = [
    ...(['campaign', 'template', 'workflow'] as const).flatMap((kind) => {
      const count = left[kind] ?? 0;
      return count > 0 ? [{ words: countInWords(count, kind), isOne: count === 1 }] : [];
    }),
    ...(left.settings ? [{ words: 'what you changed in the settings', isOne: true }] : []),
    ...(result > 0
      ? [{ words: `what you chose in ${countInWords(result, 'email')}`, isOne: true }]
      : []),
  ];
  const areMany = unsaved.length > 1 || unsaved.some(({ isOne }) => !isOne);
  const clauses = [
    ...(draft > 0
      ? [`${countInWords(draft, 'message')} ${draft > 1 ? 'are' : 'is'} not sent`]
      : []),
    ...(unsaved.length > 0
      ? [`${list.format(unsaved.map(({ words }) => words))} ${areMany ? 'are' : 'is'} not saved`]
      : []),
  ];
  const sentence = clauses.join(', and ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export const whatLeavingForgets =
  'This browser keeps what the server does not have until you sign out; then it forgets it.';
