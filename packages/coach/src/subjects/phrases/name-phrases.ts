import { type Parties, partiesOf } from '../../relevance/parties.ts';
import { readRelevance } from '../../relevance/read-relevance.ts';
import { splitRequest } from '../../rewrite/requests/split-request.ts';
import { isQuestion } from '../../document/asks.ts';
import type { Email, Sentence, Word } from '../../document/email.ts';
import { findReaderCompany } from '../find-reader-company.ts';
import type { PlainIdea } from '../plain-idea.ts';
import { type Phrase, findPhrases } from './find-phrases.ts';
import { isBesidePoint } from './is-beside-point.ts';
import { isFigure, isTelling } from './is-telling.ts';
import { phraseText } from './phrase-text.ts';

export type WeighedIdea = PlainIdea & { readonly weight: number };

/** What the weight of a phrase depends on, read once. */
type Setting = {
  readonly email: Email;
  readonly parties: Parties;
  readonly company: string | null;
  /** The sentence that goes deepest into the reader. */
  readonly seen: Sentence | null;
  readonly mentions: ReadonlyMap<string, number>;
};

/** The things that the email names, as subjects: those nearest to the reader and to the point first. */
export function namePhrases(email: Email): WeighedIdea[] {
  const mentions = new Map<string, number>();
  for (const word of email.words) mentions.set(stemOf(word), (mentions.get(stemOf(word)) ?? 0) + 1);
  const setting: Setting = {
    email,
    parties: partiesOf(email),
    company: findReaderCompany(email),
    seen: readRelevance(email).sentence,
    mentions,
  };
  const requests = new Set(
    email.sentences.filter((sentence) => !isQuestion(sentence) && splitRequest(sentence) !== null),
  );
  return findPhrases(email)
    .filter(({ opener, sentence }) => opener?.key !== 'your' || !requests.has(sentence))
    .filter((phrase) => !isBesidePoint(phrase, email))
    .flatMap((phrase) => ideaOf(phrase, setting))
    .toSorted((one, other) => other.weight - one.weight);
}

function stemOf({ key }: Word): string {
  return key.replace(/'s?$/u, '').replace(/s$/u, '');
}

function ideaOf(phrase: Phrase, setting: Setting): WeighedIdea[] {
  const { sender, addressee } = setting.parties;
  const { company } = setting;
  const keys = phrase.words.map(({ key }) => key.replace(/'s?$/u, ''));
  if (!isTelling(phrase) || keys.some((key) => sender.has(key) || addressee.has(key))) return [];
  const subject = phraseText(phrase, company);
  if (subject === null) return [];
  const ofCompany = company?.toLowerCase().split(/\s+/u) ?? [];
  const isTheirs =
    /\byour\b/iu.test(subject) ||
    keys.some((key) => ofCompany.includes(key)) ||
    isOfCompany(phrase);
  const hasFigure = /\p{N}/u.test(subject) || isFigure(phrase.opener);
  const reason = isTheirs
    ? 'About something of theirs.'
    : hasFigure
      ? 'A figure from the email itself.'
      : 'The thing the email is about.';
  return [{ subject, reason, weight: weightOf(phrase, isTheirs, hasFigure, setting) }];
}

function isOfCompany({ opener }: Phrase): boolean {
  return /^(?:its|their)$/u.test(opener?.key ?? '');
}

function weightOf(
  { opener, words, head, sentence }: Phrase,
  isTheirs: boolean,
  hasFigure: boolean,
  { email, seen, mentions }: Setting,
): number {
  const reasons: readonly (readonly [boolean, number])[] = [
    [isTheirs, 4],
    [opener?.key === 'your' && words.length === 1, -2],
    [hasFigure, 1.5],
    [words.some(({ text }) => /^\p{Lu}/u.test(text)), 1],
    [words.at(-1) !== head, 1],
    [sentence === seen, 2],
    [email.asks.some((ask) => ask.sentence === sentence), 1],
    [email.subjectWords.some((word) => stemOf(word) === stemOf(head)), 1.5],
    [/^(?:our|my)$/u.test(opener?.key ?? ''), -2],
  ];
  const again = ((mentions.get(stemOf(head)) ?? 1) - 1) * 0.7;
  return reasons.reduce((sum, [holds, worth]) => sum + (holds ? worth : 0), Math.min(2, again));
}
