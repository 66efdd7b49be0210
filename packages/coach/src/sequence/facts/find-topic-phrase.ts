import { headlineVerbs } from '../../lexicon/headline-verbs.ts';
import { clauseVerbs, offerVerbs } from '../../lexicon/topic-boundaries.ts';
import { ownSubject } from '../../rewrite/own-subject.ts';
import { findTopics } from '../../subjects/find-topics.ts';
import type { Email } from '../../text/email.ts';

const mostWords = 8;
const noThing = /[?!;“”"|]|\b(?:i|we|you|who|what|why|how|can|is|are|not|re)\b/iu;
const question =
  /^(?:an? |one )?(?:quick |small )?(?:question|idea|thought|note) (?:about|for|on) /iu;
const determined = /^(?:the|an?|your|our|my|this|one|\p{N}[\p{N},.]*|\S+['’]s?)$/iu;
const preposition = /^(?:at|on|in|for|of|from|to|with|by|and|as)$/u;
const gerunds: ReadonlySet<string> = new Set(Object.values(offerVerbs));

/** In the middle of a sentence only names and acronyms keep their capital. */
function inSentence(first: string, email: Email): string {
  const isName = email.protectedTokens.some(
    ({ kind, text }) =>
      kind === 'name' && text.split(/\s+/u).includes(first.replace(/['’]s?$/u, '')),
  );
  return isName || /^.+\p{Lu}|\p{N}/u.test(first) ? first : first.toLowerCase();
}

/** The writer's subject when it names a thing: "the oven space for your Leeds café". */
function subjectPhrase(email: Email): string | null {
  const own = ownSubject(email.subject)?.replace(/[.\s]+$/u, '') ?? '';
  const [thing = ''] = own.replace(question, '').split(/[:,]\s/u);
  const words = thing.split(/\s+/u);
  const keys = words.map((word) => word.toLowerCase());
  if (thing === '' || words.length > mostWords || noThing.test(thing)) return null;
  if (keys.some((key) => clauseVerbs.has(key) || headlineVerbs.has(key))) return null;
  const [first = '', second = ''] = words;
  const doing = offerVerbs[keys[0] ?? ''];
  if (doing !== undefined && words.length > 1) return `${doing}${thing.slice(first.length)}`;
  const opening = inSentence(first, email);
  const phrase = opening + thing.slice(first.length);
  const isDoing = /ing$/u.test(first) && (determined.test(second) || /^\p{Lu}/u.test(second));
  if (determined.test(first) || isDoing || gerunds.has(keys[0] ?? '')) return phrase;
  if (determined.test(second)) return null;
  const isNameAlone = /^\p{Lu}/u.test(opening) && !/^\p{Ll}/u.test(second);
  const isNameAt = /^\p{Lu}\p{Ll}/u.test(opening) && preposition.test(second);
  return isNameAlone || isNameAt ? phrase : `the ${phrase}`;
}

/** What the email is about, as it stands after "about"; null when that is not clear. */
export function findTopicPhrase(email: Email): string | null {
  const subject = subjectPhrase(email);
  if (subject !== null) return subject;
  const topic = findTopics(email).find(
    ({ kind, phrase, tail }) => kind !== 'matter' && !/[[{]/u.test(phrase + (tail ?? '')),
  );
  if (!topic) return null;
  return `${topic.phrase}${topic.tail ? ` ${topic.tail}` : ''}`.replace(/\btheir\b/giu, 'your');
}
