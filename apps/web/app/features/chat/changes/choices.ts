import { type LedgerLine, findBlanks } from '@replysmith/coach';
import { type RewriteChoices, RewriteChoicesChange, changedChoices } from '@replysmith/contract';
import { attended } from '../../../lib/autosave.ts';
import { readDraft } from '../../../lib/drafts.ts';

const noneMade: RewriteChoices = {
  put_back: [],
  taken: [],
  subject: null,
  blanks: {},
  answers: {},
};

/** Reads a change of choices kept as text; anything unexpected changes nothing. */
export function parseChange(text: string): RewriteChoicesChange {
  try {
    return RewriteChoicesChange.catch({}).parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The choices as they are stored with the message, and what this browser keeps that is not yet. */
export function choicesOf(stored: RewriteChoices | null, kept = ''): RewriteChoices {
  return kept === '' ? (stored ?? noneMade) : changedChoices(stored, parseChange(kept));
}

export function keep(choices: RewriteChoices, ids: readonly string[]): RewriteChoices {
  return { ...choices, put_back: without(choices.put_back, ids) };
}

export function putBack(choices: RewriteChoices, ids: readonly string[]): RewriteChoices {
  return { ...choices, put_back: withAll(choices.put_back, ids) };
}

export function take(choices: RewriteChoices, offer: string): RewriteChoices {
  return { ...choices, taken: withAll(choices.taken, [offer]) };
}

export function leave(choices: RewriteChoices, offer: string): RewriteChoices {
  return { ...choices, taken: without(choices.taken, [offer]) };
}

/** An answer that is emptied is none. */
export function answer(choices: RewriteChoices, question: string, text: string): RewriteChoices {
  const answers = Object.entries({ ...choices.answers, [question]: text });
  return { ...choices, answers: Object.fromEntries(answers.filter(([, given]) => given !== '')) };
}

/** Leaves the email as it was written, with these changes put back; what was written into its blanks stays. */
export function asWritten(choices: RewriteChoices, changes: readonly string[]): RewriteChoices {
  return { ...putBack(choices, changes), subject: null, taken: [], answers: {} };
}

/** Ids of the questions that something was answered to. */
export function answered({ answers }: Pick<RewriteChoices, 'answers'>): string[] {
  return Object.keys(answers).filter((id) => answers[id]?.trim());
}

function withAll(ids: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...ids, ...more])];
}

function without(ids: readonly string[], gone: readonly string[]): string[] {
  return ids.filter((id) => !gone.includes(id));
}

/** Where the choices about an answer are kept in this browser until the server has them. */
export function choicesKey(userId: string, answerId: string): string {
  return `${userId}:result:${answerId}`;
}

/** A ledger line, whether it was stored with the result or just reckoned. */
export type ScoredLine = Omit<LedgerLine, 'evidence'> & { readonly evidence: readonly string[] };

/** Sends at once what was decided about a result; false when the server does not have it all the same. */
export async function saveChoices(key: string): Promise<boolean> {
  if (readDraft(key) !== '') await attended.saveAt(key);
  return readDraft(key) === '';
}

/** The labels of the blanks in a text, each once, in reading order. */
export function blanksIn(text: string): string[] {
  return [...new Set(findBlanks(text).map(({ label }) => label))];
}
