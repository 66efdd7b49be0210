import { tagText } from '../document/language.ts';
import type { ConcernId, Decision } from '../recipient/reply.ts';
import { concerns, questionsOn } from '../recipient/voices.ts';

const telling: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV']);

/** What a question asks with, and what it is about. */
function lemmasIn(text: string): string[] {
  const asking = tagText(text.replace(/\{\w+\}/gu, 'it')).filter(
    ({ tag, key }) => telling.has(tag) || /^(?:wh[oy]|whom|whose|where|when|how)$/u.test(key),
  );
  return [...new Set(asking.map(({ lemma }) => lemma))];
}

const ids = Object.keys(concerns) as ConcernId[];
let read: ReadonlyMap<ConcernId, ReadonlySet<string>> | null = null;

/** The words that each concern is asked about with. */
function wordsOfConcerns(): ReadonlyMap<ConcernId, ReadonlySet<string>> {
  read ??= new Map(
    ids.map((id) => [id, new Set([...questionsOn(id), concerns[id].wanted].flatMap(lemmasIn))]),
  );
  return read;
}

/** So much of what the likeliest concern has of a question, another that it may be about has as well. */
const nearlyBest = 0.6;
const leastTelling = 0.3;

/** Whether one of the questions in a text is about the concern, by the words that it is asked with. */
export function asksAbout(text: string, concern: ConcernId): boolean {
  const words = wordsOfConcerns();
  return (text.match(/[^.!?\n]{1,400}\?/gu) ?? []).some((question) => {
    const scores = new Map(ids.map((id) => [id, 0]));
    for (const lemma of lemmasIn(question)) {
      const matching = ids.filter((id) => words.get(id)?.has(lemma));
      for (const id of matching) scores.set(id, (scores.get(id) ?? 0) + 1 / matching.length);
    }
    const best = Math.max(...scores.values());
    return best > leastTelling && (scores.get(concern) ?? 0) >= best * nearlyBest;
  });
}

/** Nobody writes more to a stranger. */
const mostWords = 90;

/** Who says this steps out of the part. */
const outOfPart =
  /\b(?:as an? (?:ai|language model|assistant)|(?:i am|i['’]m) (?:only |just |not )?an? (?:ai\b|language model|bot\b|chat ?bot|program\b|simulat\w+|real (?:person|human)))/iu;
const accepts =
  /^(?:(?:hi|hello|hey|dear)\b[^\n]{0,60}\n+)?\s*(?:yes|sure|absolutely|definitely|deal|count me in|sounds (?:good|great)|i['’]m in|let['’]s (?:do|talk|go)|i(?:['’]d| would) love to)\b/iu;
const declines = /\b(?:not interested|no,? thank(?:s| you)|not for us|remove me|unsubscribe)\b/iu;

const fits: Readonly<Record<Decision, (text: string) => boolean>> = {
  yes: (text) => !declines.test(text),
  question: (text) => text.includes('?'),
  not_now: (text) => !accepts.test(text),
  no: (text) => !accepts.test(text),
  silence: () => false,
};

/**
 * Whether a reply by another hand is what the coach decided on, said as the reader would say it: at most 90 words, and
 * none about being a program or a real person. A question must be about `concern`, or the debrief would speak of another.
 *
 * @example
 * isInPart('Happy to. Send it over.', 'yes'); // true
 * isInPart('Sure, when?', 'no'); // false
 * isInPart('Who else uses it?', 'question', 'price'); // false
 */
export function isInPart(
  text: string,
  decision: Decision,
  concern: ConcernId | null = null,
): boolean {
  const words = text.split(/\s+/u).length;
  const isToThePoint = concern === null || asksAbout(text, concern);
  return words <= mostWords && !outOfPart.test(text) && fits[decision](text) && isToThePoint;
}
