import type { Draft, Field } from '../draft.ts';
import { type Email, type Sentence, type Stretch, isPlaceToFill } from './email.ts';
import { onceFor } from './memo.ts';
import { parseEmail } from './parse-email.ts';
import { findLinks } from './protected-tokens.ts';
import { longestRead, type Token, tagText } from './language.ts';

/**
 * A sentence of the message proper with its words and signs. `reading` holds the same tokens by their place in the
 * sentence: what is learned of a sentence hangs on it, so that one which stands in many drafts is read once.
 */
export type ReadSentence = Sentence & {
  readonly tokens: readonly Token[];
  readonly reading: readonly Token[];
};

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
  const units = unitsIn(email, 'body');
  const sentences = email.sentences.map((sentence): ReadSentence => {
    const { start, end } = sentence;
    const own = units
      .filter((unit) => unit.start < end && start < unit.end)
      .map((unit) => ({
        ...unit,
        start: Math.max(0, unit.start - start),
        end: Math.min(end, unit.end) - start,
      }));
    const reading = start < longestRead ? tagUnits(email.seenBody.slice(start, end), own) : [];
    const tokens = reading.map((token) => ({
      ...token,
      start: token.start + start,
      end: token.end + start,
    }));
    return { ...sentence, tokens, reading };
  });
  const subject = tagUnits(email.subject ?? '', unitsIn(email, 'subject'));
  return { email, subject, sentences };
});

type Unit = Stretch & { readonly lemma: string };

/** What is one word however it is spelt: merge tags, blanks, links. */
function unitsIn({ protectedTokens, brokenTags, ...email }: Email, field: Field): Unit[] {
  const text = (field === 'body' ? email.seenBody : email.subject) ?? '';
  const open = [...protectedTokens.filter(isPlaceToFill), ...brokenTags].filter(
    (unit) => unit.field === field,
  );
  return [
    ...findLinks(text).links.map((link) => ({ ...link, lemma: '<link>' })),
    ...open.map((unit) => ({ ...unit, lemma: '<blank>' })),
  ];
}

/** Tags a text in which each unit is hidden behind one long word, so that no sign in it splits a sentence. */
function tagUnits(text: string, units: readonly Unit[]): readonly Token[] {
  if (units.length === 0) return tagText(text);
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
