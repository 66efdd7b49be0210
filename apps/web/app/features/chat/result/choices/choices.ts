import { changedChoices, RewriteChoicesChange, type RewriteChoices } from '@replysmith/contract';

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
