import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { genericWords } from '../../lexicon/words/generic-words.ts';
import { headlineVerbs } from '../../lexicon/topics/headline-verbs.ts';
import { massNouns } from '../../lexicon/words/mass-nouns.ts';
import { subjectOpeners } from '../../lexicon/topics/subject-openers.ts';
import { pastVerbs } from '../../lexicon/topics/phrase-boundaries.ts';
import { clauseVerbs, generalNouns, offerVerbs } from '../../lexicon/topics/topic-boundaries.ts';
import { ownSubject } from '../../rewrite/own-subject.ts';
import type { Email } from '../../document/email.ts';

const mostWords = 8;
const shortestStem = 4;
const noThing = /[?!;“”"|(]|\s[-–—]\s|\b(?:i|we|you|who|what|why|how|can|is|are|not|re)\b/iu;
const question =
  /^(?:an? |one )?(?:quick |small )?(?:question|idea|thought|note) (?:about|for|on) /iu;
/** "A question for Zoe": the reader is not the matter. */
const forSomebody = /^(?:[Aa]n?|[Oo]ne) (?:question|idea|thought|note) for \p{Lu}/u;
const determined = /^(?:the|an?|your|our|my|this|one|\p{N}[\p{N},.]*|\S+['’]s?)$/iu;
const preposition = /^(?:at|on|in|for|of|from|to|with|by|and|as)$/u;
const gerunds: ReadonlySet<string> = new Set(Object.values(offerVerbs));

/** "One in five bakers skips sleep" is a headline. */
const headline =
  /^(?:one|\p{N}+) (?:in|out of) |\p{L}{2,}[^su\P{L}]?s \p{L}+[^su\P{L}]s (?=\p{L})/iu;
const person = /(?:er|or|ist|ian|ant|nurse|lead|head|chef|cook|clerk|intern)$/iu;
const label = /^\S+(?: \S+)?: /u;

function isName(word: string, { protectedTokens }: Email): boolean {
  const bare = word.replace(/['’]s?$/u, '');
  return protectedTokens.some(
    ({ kind, field, text }) =>
      kind === 'name' &&
      text.split(/\s+/u).includes(bare) &&
      (field === 'body' || /^\p{Lu}/u.test(bare)),
  );
}

/** Whether the body shows that the subject's first word is none but a common one. */
function isCommon(word: string, { words }: Email): boolean {
  const key = word.toLowerCase();
  const stem = key.slice(0, Math.max(shortestStem, key.length - 2));
  if (
    [englishFunctionWords, genericWords, generalNouns, massNouns, subjectOpeners].some((list) =>
      list.has(key),
    )
  )
    return true;
  return words.some(({ text }) => text.startsWith(stem));
}

function isThing(thing: string): boolean {
  const words = thing.split(/\s+/u);
  if (thing === '' || words.length > mostWords || noThing.test(thing) || headline.test(thing))
    return false;
  return !words.some((word) => {
    const key = word.toLowerCase();
    return clauseVerbs.has(key) || headlineVerbs.has(key);
  });
}

const comparative = /^(?:more|less|fewer|better|faster|cheaper)$/iu;
const mayBeVerb =
  /^(?:floods|leaks|lists|fails|closes|names|sinks|stops|burns|freezes|rings|points|answers|prints|charges|claims|posts|links|plans|covers|changes|turns|moves)$/u;

/** "Your car park at Orchard Retail floods": whether the subject may be a sentence. */
function mayTell(words: readonly string[]): boolean {
  const keys = words.map((word) => word.toLowerCase());
  if (keys.slice(1).some((key) => pastVerbs.has(key))) return true;
  const last = keys.at(-1) ?? '';
  const isAfterName = /^\p{Lu}/u.test(words.at(-2) ?? '') && /[^su]s$/u.test(last);
  const isVerb = mayBeVerb.test(last) || Object.hasOwn(offerVerbs, last.replace(/s$/u, ''));
  return words.length > 2 && (isAfterName || (/s$/u.test(last) && isVerb));
}

function withArticle(thing: string, email: Email): string | null {
  const words = thing.split(/\s+/u);
  const [first = '', second = ''] = words;
  if (comparative.test(first)) return null;
  if (mayTell(words)) return `“${thing}”`;
  const doing = offerVerbs[first.toLowerCase()];
  if (doing !== undefined && words.length > 1) return `${doing}${thing.slice(first.length)}`;
  const isOwnName = isName(first, email);
  const isSpelt = isOwnName || /^.+\p{Lu}|\p{N}/u.test(first);
  const phrase = isSpelt ? thing : first.toLowerCase() + thing.slice(first.length);
  const isDoing = /ing$/u.test(first) && (determined.test(second) || /^\p{Lu}/u.test(second));
  const isBare = gerunds.has(first.toLowerCase()) || massNouns.has(headOf(words));
  if (determined.test(first) || isDoing || (isBare && !isOwnName)) return phrase;
  if (determined.test(second)) return null;
  if (isOwnName && (!/^\p{Ll}/u.test(second) || preposition.test(second))) return phrase;
  const { profile } = email.reading;
  const isPost = /^(?:recruiting|job_search)$/u.test(profile) && person.test(headOf(words));
  if (isPost && words.every((word) => !preposition.test(word))) return `the ${phrase} role`;
  const isSure =
    isSpelt || words.length === 1 || preposition.test(second) || isCommon(first, email);
  return isSure ? `the ${phrase}` : `“${thing}”`;
}

/** "Space" of "oven space for your Leeds café". */
function headOf(words: readonly string[]): string {
  const end = words.findIndex((word) => preposition.test(word));
  return (words[(end === -1 ? words.length : end) - 1] ?? '').toLowerCase();
}

/** The writer's subject when it names a thing: "the gaskets for the Rotherham line". */
export function subjectPhrase(email: Email): string | null {
  const whole = (ownSubject(email.subject) ?? '').replace(/[.\s]+$/u, '');
  if (forSomebody.test(whole)) return null;
  const own = whole.replace(question, '');
  const after = label.test(own) ? own.replace(label, '') : '';
  if (/^\p{Ll}/u.test(after) && isThing(after) && !/^an? /u.test(after)) return after;
  const [thing = ''] = own.split(/[:,]\s/u);
  return isThing(thing) ? withArticle(thing, email) : null;
}
