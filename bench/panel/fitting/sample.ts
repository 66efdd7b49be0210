import { questionIds, readDocument, type QuestionId } from '@replysmith/coach/score';
import type { Scraps } from './idle-changes.ts';
import { loadLabels, loadPanel, lotOf, type RatedEmail } from '../panel.ts';

/** Where each question stands among the labels. */
const labelOf: Readonly<Record<QuestionId, number>> = {
  relevance: 0,
  offer: 1,
  sender: 2,
  concreteness: 3,
  'ask-kind': 4,
  honesty: 5,
  manner: 6,
  english: 7,
  'plain-words': 8,
  'mass-mail': 10,
};

const realWeight = 2.5;
/** What was made of an email by a change that adds nothing counts more: there are few of them. */
const madeWeight = 2;
/** The library's own templates, filled with their examples: two hundred letters by one hand. */
const library = 'ah';
const libraryWeight = 0.3;

const labels = loadLabels();
/** The emails that are learned from. The lists below have an entry for each of them. */
export const develop = loadPanel().filter(({ part, id }) => part === 'develop' && labels.has(id));
export const weights = develop.map(({ isReal, of, source }) =>
  of !== null ? madeWeight : isReal ? realWeight : source === library ? libraryWeight : 1,
);
export const ratings = develop.map(({ mean }) => mean);
export const targets = develop.map(({ id }) =>
  questionIds.map((question) => labels.get(id)?.q[labelOf[question]] ?? 0),
);

export const documents = develop.map(({ draft }) => readDocument(draft));

/** What the emails hold to change one with. */
export function scrapsOf(): Scraps {
  const sentences = develop.flatMap(({ id }, at) => {
    const roles = labels.get(id)?.s ?? [];
    const own = documents[at]?.sentences ?? [];
    return own.length === roles.length
      ? own.map(({ text }, index) => ({ text, role: roles[index] ?? '' }))
      : [];
  });
  const textsWith = (roles: RegExp) =>
    sentences.filter(({ role }) => roles.test(role)).map(({ text }) => text);
  const tokens = (kind: string) =>
    documents.flatMap(({ email }) =>
      email.protectedTokens.filter((token) => token.kind === kind).map(({ text }) => text),
    );
  return {
    courtesies: textsWith(/^[CL](?:0|-1)$/u),
    questions: textsWith(/^A/u).filter((text) => text.endsWith('?')),
    names: tokens('name'),
    figures: tokens('number'),
  };
}

/** Each batch is a fold of its own, and each repository with ten emails; smaller ones share three. */
const folds = foldsOf(develop);

function foldsOf(emails: readonly RatedEmail[]): string[] {
  const counts = new Map<string, number>();
  for (const { source } of emails) counts.set(source, (counts.get(source) ?? 0) + 1);
  const sourceOf = new Map(emails.map(({ id, source }) => [id, source]));
  return emails.map(({ of, isReal, source: own }) => {
    // What was made of an email is left out with it.
    const source = (of !== null && sourceOf.get(of)) || own;
    const isLarge = (!isReal && !source.includes('/')) || (counts.get(source) ?? 0) >= 10;
    return isLarge ? source : `others ${lotOf(source) % 3}`;
  });
}

export const everyone = develop.map((_, index) => index);
export const apart = [...new Set(folds)].map((fold) => ({
  fold,
  inside: everyone.filter((index) => folds[index] === fold),
  outside: everyone.filter((index) => folds[index] !== fold),
}));

/** Emails as somebody wrote them; the made ones only help to fit. */
export const whole = everyone.filter((index) => develop[index]?.of === null);
export const real = whole.filter((index) => develop[index]?.isReal);
