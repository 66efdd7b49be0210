import { findBlanks } from '@replysmith/coach/light';
import {
  type RewriteChoices,
  type RewriteChoicesChange,
  changedChoices,
} from '@replysmith/contract';
import { unsavedChoices } from '../../../data/drafts.ts';
import { attended } from '../../../lib/autosave.ts';

const noneMade: RewriteChoices = {
  put_back: [],
  taken: [],
  subject: null,
  blanks: {},
  answers: {},
};

/** Whether the email is as it was proposed. */
export function isUndecided(choices: RewriteChoices): boolean {
  const { put_back, taken, subject, blanks, answers } = choices;
  const typed = [...Object.values(blanks), ...Object.values(answers)];
  const isTyped = typed.some((text) => text.trim() !== '');
  return put_back.length === 0 && taken.length === 0 && subject === null && !isTyped;
}

/** The choices as they are stored with the message, with a change that is not stored there yet. */
export function choicesOf(
  stored: RewriteChoices | null,
  change: RewriteChoicesChange | null = null,
): RewriteChoices {
  return change === null ? (stored ?? noneMade) : changedChoices(stored, change);
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

/** An emptied answer is removed. */
export function answer(choices: RewriteChoices, question: string, text: string): RewriteChoices {
  const answers = Object.entries({ ...choices.answers, [question]: text });
  return {
    ...choices,
    answers: Object.fromEntries(answers.filter(([, answerText]) => answerText !== '')),
  };
}

/**
 * Restores the original email: puts these changes back and drops the chosen subject, accepted offers
 * and answers. What was written into blanks stays.
 */
export function asWritten(choices: RewriteChoices, changes: readonly string[]): RewriteChoices {
  return { ...putBack(choices, changes), subject: null, taken: [], answers: {} };
}

/** The ids of the questions that have an answer. */
export function answered({ answers }: Pick<RewriteChoices, 'answers'>): string[] {
  return Object.keys(answers).filter((id) => answers[id]?.trim());
}

function withAll(ids: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...ids, ...more])];
}

function without(ids: readonly string[], removed: readonly string[]): string[] {
  return ids.filter((id) => !removed.includes(id));
}

/**
 * Saves the choices about a result at once. Returns false when the server still does not have them.
 */
export async function saveChoices(key: string): Promise<boolean> {
  if (unsavedChoices.read(key)) await attended.saveAt(key);
  return unsavedChoices.read(key) === null;
}

/** The labels of the blanks in a text, each once, in reading order. */
export function blanksIn(text: string): string[] {
  return [...new Set(findBlanks(text).map(({ label }) => label))];
}
