import type { Draft, Field } from '../draft.ts';
import type { Email, Sentence, Stretch } from './email.ts';
import { onceFor } from './memo.ts';
import { parseEmail } from './parse-email.ts';
import { findLinks } from './protected-tokens.ts';
import { type Token, tagText } from './language.ts';

/** A sentence of the message proper with its words and signs. */
export type ReadSentence = Sentence & { readonly tokens: readonly Token[] };

/** A draft as the rules see it. Every offset points into the draft. */
export type Document = {
  readonly email: Email;
  readonly subject: readonly Token[];
  readonly sentences: readonly ReadSentence[];
};

/**
 * Reads a draft once: its parts, its sentences, and each word's lemma and part of speech. Never
 * throws, whatever the text.
 */
export function readDocument(draft: Draft): Document {
  const { subject, body, stage, profile } = draft;
  const before = drafts.get(draft);
  // Nothing keeps who calls this from writing into the draft meanwhile.
  if (
    before?.email.subject === subject &&
    before.email.body === body &&
    before.stage === stage &&
    before.profile === profile
  )
    return readEmail(before.email);
  const email = parseEmail(draft);
  drafts.set(draft, { email, stage, profile });
  return readEmail(email);
}

const drafts = new WeakMap<Draft, Pick<Draft, 'stage' | 'profile'> & { readonly email: Email }>();

/** The same for an email that is split into its parts already, which is read once. */
export const readEmail = onceFor((email: Email): Document => {
  const tokens = tagUnits(email.seenBody, unitsIn(email, 'body'));
  let next = 0;
  const sentences = email.sentences.map((sentence): ReadSentence => {
    while ((tokens[next]?.start ?? Infinity) < sentence.start) next += 1;
    const first = next;
    while ((tokens[next]?.start ?? Infinity) < sentence.end) next += 1;
    return { ...sentence, tokens: tokens.slice(first, next) };
  });
  const subject = tagUnits(email.subject ?? '', unitsIn(email, 'subject'));
  return { email, subject, sentences };
});

type Unit = Stretch & { readonly lemma: string };

/** What is one word however it is spelt: merge tags, blanks, links. */
function unitsIn({ protectedTokens, brokenTags, ...email }: Email, field: Field): Unit[] {
  const text = (field === 'body' ? email.seenBody : email.subject) ?? '';
  const open = [
    ...protectedTokens.filter(({ kind }) => kind === 'merge_tag' || kind === 'blank'),
    ...brokenTags,
  ].filter((unit) => unit.field === field);
  return [
    ...findLinks(text).links.map((link) => ({ ...link, lemma: '<link>' })),
    ...open.map((unit) => ({ ...unit, lemma: '<blank>' })),
  ];
}

/** Tags a text in which each unit is hidden behind one long word, so that no sign in it splits a sentence. */
function tagUnits(text: string, units: readonly Unit[]): Token[] {
  const hidden: string[] = [];
  let from = 0;
  for (const { start, end } of units.toSorted((one, other) => one.start - other.start)) {
    if (end <= from) continue;
    const at = Math.max(start, from);
    hidden.push(text.slice(from, at), stand.repeat(end - at));
    from = end;
  }
  hidden.push(text.slice(from));
  const byStart = new Map(units.map((unit) => [unit.start, unit]));
  return tagText(hidden.join('')).map((token): Token => {
    const unit = byStart.get(token.start);
    if (!unit || !token.text.startsWith(stand)) return token;
    return {
      ...token,
      text: text.slice(token.start, token.end),
      key: unit.lemma,
      lemma: unit.lemma,
      tag: 'PROPN',
    };
  });
}

/** A letter that no English word is made of. */
const stand = 'ø';
