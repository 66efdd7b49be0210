import { isAsked } from './read-request.ts';
import {
  calm,
  inSentence,
  isRound,
  keysOf,
  marker,
  relativeAt,
  tidy,
  toReader,
  verbAt,
  wantsArticle,
  withArticle,
} from './words.ts';
import { settledParticiples } from '../lexicon/briefs/nouns.ts';
import { orderVerbs } from '../lexicon/briefs/order-verbs.ts';
import { presentTime } from '../lexicon/briefs/present-time.ts';
import { bareVerbs, finiteVerbs } from '../lexicon/briefs/verbs.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { gerundOf } from '../rewrite/wording.ts';

const mostOfSubject = 3;
const unable =
  /^you (?:cannot|can['’]?t|don['’]?t|do not|never|rarely|hardly ever|struggle to) (\p{L}+)(.*)$/iu;
const scarce =
  /^you (?:do not have enough|have (?:no|not enough|too many|too much|too few|too little|few|little)) (.+)$/iu;
const errand = /^(?:time )?to (\p{L}+)(.*)$/iu;
const anybody =
  /^(?:nobody|no one|everybody|everyone|somebody|someone) \S+ (?!(?:about|at|by|for|from|in|into|of|off|on|out|to|up|with)\b)(.+)$/iu;
const trait = /\bto (\p{L}+)(.*)$/iu;
const state = /\b(?:by|with|of|in|on|about|at|from|for) (.+)$/iu;
/** No name on its own. */
const pronoun = /^(?:it|they|we|you|i|he|she|that|this|there|nobody|no one|everyone|everybody)\b/iu;
/** What explains the rest, or goes on from it. */
const reason =
  /[,;]?\s(?:because|since|when|whenever|while|until|so that|so|if|unless|before|after|and (?:nobody|no one|it|they|we|you|then))\s.*$/iu;

function doing(verb: string, rest: string): string {
  return `${gerundOf(verb)}${rest}`;
}

function named(found: RegExpExecArray | null): string[] {
  const [, verb, rest = ''] = found ?? [];
  return verb === undefined ? [] : [doing(verb, rest)];
}

function afterTo(text: string): string {
  return named(errand.exec(text))[0] ?? text;
}

/** "drivers wait at the dock" → "drivers waiting at the dock"; "backup margins are thin" → "backup margins" */
function ofClause(text: string): string[] {
  const words = text.split(' ');
  const at = verbAt(keysOf(text));
  const subject = words.slice(0, Math.max(at, 0)).join(' ');
  if (at < 1 || at > mostOfSubject || pronoun.test(subject)) return [];
  const verb = words[at]?.toLowerCase() ?? '';
  const rest = words.slice(at + 1).join(' ');
  const bare = finiteVerbs.has(verb.replace(/s$/u, '')) ? verb.replace(/s$/u, '') : verb;
  const isDeed = at === 1 && bare !== 'have' && (bare !== verb || bareVerbs.has(bare));
  const isName = subject.includes(' ') || isRound(subject);
  return [
    ...(isDeed ? [`${subject} ${doing(bare, ` ${rest}`)}`] : []),
    ...(isName ? [subject] : []),
  ];
}

/** What a pain point is about, as a thing that a subject line can name, the fullest name first. */
export function namesOfPain({ form, text }: Pick<Pain, 'form' | 'text'>): string[] {
  const plain = text.replace(reason, '');
  if (form === 'thing') return [text];
  if (form === 'words') return text.includes(',') ? [] : [text];
  if (form === 'deed') {
    const [, verb = '', rest = ''] =
      /^(?:(?:struggle|fail|have|need|want) to )?(\p{L}+)(.*)$/iu.exec(plain) ?? [];
    return [doing(verb, rest)];
  }
  if (form === 'state') return [state.exec(plain)?.[1] ?? ''].filter(Boolean);
  if (form === 'trait') return named(trait.exec(plain));
  if (form !== 'clause') return [];
  const thing = (scarce.exec(plain) ?? anybody.exec(plain))?.[1];
  if (thing !== undefined) return [afterTo(thing)];
  const undone = unable.exec(plain);
  return undone ? named(undone) : ofClause(plain.replace(/^your\s/iu, ''));
}

/**
 * What kind of words a pain point is, so that a question can be built around it. `thing`: "late payers", also "chasing
 * invoices" · `clause`: "invoices get lost" · `past`: "your site was down" · `deed`: "lose track of orders" · `trait`: "hard to hire nurses" · `inState`:
 * "stuck with paper" · `question`: put as one already · `words`: anything else, which is only quoted.
 */
export type PainForm =
  'thing' | 'clause' | 'past' | 'deed' | 'trait' | 'state' | 'question' | 'words';
export type Pain = {
  readonly form: PainForm;
  readonly text: string;
  /** What was written behind its first sentence. */
  readonly unsaid: string;
};
type Read = Omit<Pain, 'unsaid'>;

const longest = 200;
const mostWords = 16;

const theirs = /^(?:they|their|you|your)(?:['’]re|['’]ve)?\s/iu;
/** Whose voice it is cannot be known: the reader's, or the writer's who speaks of competitors. */
const firstPerson =
  /(?:^|[\s"“(])(?:[Ww]e|I|[Oo]ur|[Mm]y|[Mm]e|us|[Oo]urs|WE|OUR|MY|i)(?=$|[\s,.!?)'’"”])/u;
/** What happened, rather than what is so. */
const happened =
  /^(?:was|were|wasn't|weren't|had|did|didn't|went|lost|failed|broke|fell|dropped|cancelled|closed|moved|left|stopped|crashed|got|missed|took)$/u;
/** "orders that come in today": which ones, rather than when. */
const tellsWhich = /\b(?:that|which|who|whose|whom|what|where)\b/iu;
const unableTo = /^(?:an? |the )?(?:inability|failure) to\s/iu;
const inPlace = /\s(?:on|in|at|near)\s(?:the\s)?\p{Lu}\p{Ll}/u;

const negated =
  /^(?:can['’]?t|cannot|don['’]?t|do not|won['’]?t|never|didn['’]?t|can not|rarely|hardly ever)\s/iu;
const inState =
  /^(?:unableTo|not able|stuck|overwhelmed|tired|sick|short|behind|afraid|worried|frustrated|fed up|buried|swamped|drowning|unsure|unaware|dependent|understaffed|overworked|locked)(?=$|\s(?:by|with|to|of|in|on|about|at|from|for|because|as|into)\b)/iu;
const trying =
  /^(?:hard|difficult|impossible|easy|expensive|tough|tricky|slow|risky|costly|tedious)\s(?:to|for)\s/iu;
const tooLittle =
  /^(?:not enough|too many|too much|too few|too little|no|little|few|insufficient)\s(?!to\b|longer\b)/iu;
const having =
  /^(having trouble|having difficulty|struggling|lacking|having to|needing to|relying|failing|depending)\s/iu;
const plainVerb: Readonly<Record<string, string>> = {
  'having trouble': 'have trouble',
  'having difficulty': 'have difficulty',
  struggling: 'struggle',
  lacking: 'lack',
  'having to': 'have to',
  'needing to': 'need to',
  relying: 'rely',
  failing: 'fail',
  depending: 'depend',
};
const trouble =
  /^(?:difficulty|trouble|problems|issues|delays|friction|confusion|pressure|uncertainty)\s/u;
const anyone =
  /^(?:nobody|no one|everybody|everyone|somebody|someone|people|customers|clients|users)\s(?!(?:with|who|that|in|of|for|from|and|at|on)\b|\p{L}+ing\b|not\b)/iu;
const lettersOfOthers = /[^\p{ASCII}’‘“”–—…€£éèêàçñüöäï]/u;

/** The verb of its main clause is of the past. */
function happenedIn(text: string): boolean {
  const keys = keysOf(text);
  const relative = relativeAt(keys);
  return keys
    .slice(1, relative > 0 ? relative : undefined)
    .some((key, at) => happened.test(key) && !/^(?:is|are|be|gets?)$/u.test(keys[at] ?? ''));
}

function asClause(text: string): Read {
  return { form: happenedIn(text) ? 'past' : 'clause', text };
}

/** "website loads slowly" → "your website loads slowly" */
function withOwner(text: string, verb: number): string {
  const subject = text.split(' ').slice(0, verb).join(' ');
  return wantsArticle(subject) ? `your ${text}` : text;
}

/** A clause whose subject is the reader. */
function ofReader(text: string): Read {
  return asClause(inSentence(toReader(text)));
}

function readGerund(text: string): Read {
  const you = toReader(inSentence(text));
  const [first = ''] = keysOf(text);
  const plain = having.exec(text)?.[1]?.toLowerCase();
  if (plain !== undefined)
    return { form: 'deed', text: toReader(text.replace(having, `${plainVerb[plain] ?? plain} `)) };
  if (/^not /iu.test(text)) return { form: 'words', text: you };
  if (first === 'being') return { form: 'state', text: you.replace(/^being /u, '') };
  return { form: 'thing', text: you };
}

/** "boilers breaking down" */
const severalDoing = /^(?:[\p{L}-]+ ){0,2}\p{L}+[^s']s (?!during)\p{L}{2,}ing\b/u;

/** "expensive ads, low return" */
const looseList = /,(?!.*\b(?:and|or)\b)/iu;

function readThing(text: string): Read {
  const small = toReader(inSentence(text));
  const phrase = withArticle(small);
  const stands =
    phrase !== small ||
    severalDoing.test(small) ||
    isRound(phrase) ||
    trouble.test(small) ||
    /^\p{Lu}{2,5}$/u.test(small);
  return {
    form:
      stands && !looseList.test(small) && !orderVerbs.has(keysOf(small)[0] ?? '')
        ? 'thing'
        : 'words',
    text: phrase,
  };
}

/** What a pain point is, with "they" turned to the reader. Never throws. */
export function readPain(raw: string): Pain | null {
  const [said = '', ...others] = raw.slice(0, longest).split(/(?<=\p{Ll}[.!?])\s/u);
  const text = tidy(said);
  if (keysOf(text).length === 0) return null;
  const unsaid = [...others, raw.slice(longest)].join(' ').trim();
  return { ...(isAsked(said) ? asQuestion(said) : readPresent(text)), unsaid };
}

/** The questions ask of the present anyway; the words of what happened, or of a speaker, keep their day. */
function readPresent(text: string): Read {
  if (tellsWhich.test(text)) return readWords(text);
  const plain = text.replace(presentTime.first, '').replace(presentTime.last, '');
  const read = readWords(plain);
  return plain === '' || read.form === 'past' || read.text.startsWith('“') ? readWords(text) : read;
}

function asQuestion(said: string): Read {
  const asked = toReader(calm(said.trim().replace(marker, '')));
  return { form: 'question', text: asked.slice(0, 1).toUpperCase() + asked.slice(1) };
}

function readWords(text: string): Read {
  const keys = keysOf(text);
  const isOdd =
    lettersOfOthers.test(text) ||
    /[;:()[\]{}|<>“”"/]|[.!?]\s/u.test(text) ||
    keys.length > mostWords;
  if (isOdd) return { form: 'words', text: toReader(inSentence(text)) };
  if (firstPerson.test(text)) return { form: 'words', text: `“${text}”` };
  if (unableTo.test(text)) return ofReader(`you cannot ${text.replace(unableTo, '')}`);
  const [first = '', second = ''] = keys;
  if (theirs.test(text)) {
    const possessive = /^(?:their|our|my|your)\b/iu.test(text);
    return possessive && verbAt(keys) === -1
      ? { form: 'thing', text: inSentence(toReader(text)) }
      : ofReader(text);
  }
  if (negated.test(text)) return ofReader(`you ${inSentence(text)}`);
  if (inState.test(text)) return { form: 'state', text: toReader(inSentence(text)) };
  if (trying.test(text)) return { form: 'trait', text: toReader(inSentence(text)) };
  if (tooLittle.test(text) && inPlace.test(text)) return { form: 'words', text: inSentence(text) };
  if (tooLittle.test(text)) return asClause(scarcity(toReader(inSentence(text))));
  if (/^not /iu.test(text) && /ing$/u.test(second)) return ofReader(notDoing(text));
  const isGerund =
    /^\p{L}{2,}ing$/u.test(first) &&
    (!settledParticiples.has(first) || /^(?:the|a|an|our|your|their|my)$/u.test(second));
  if (isGerund && verbAt(keys) === -1) return readGerund(text);
  const isDeed =
    bareVerbs.has(first) && keys.length > 1 && !/^(?:of|for|is|are|has|in)$/u.test(second);
  if (
    isDeed &&
    !(
      /^(?:work|book|run|call|email|post|order|store|print|plan|travel|ship|count|cost|train|fix|hire|buy|need|lack|look|send|drive|check)$/u.test(
        first,
      ) && !englishFunctionWords.has(second)
    )
  ) {
    return { form: 'deed', text: toReader(inSentence(text)) };
  }
  const verb = verbAt(keys);
  if (verb !== -1) return asClause(withOwner(inSentence(text), verb));
  if (anyone.test(text) && keys.length > 2) return asClause(inSentence(text));
  return readThing(text);
}

/** "too many tools" → "you have too many tools" */
function scarcity(text: string): string {
  return text.startsWith('not enough') ? `you do not have ${text.slice(4)}` : `you have ${text}`;
}

const negatedDoing: Readonly<Record<string, string>> = {
  knowing: 'know',
  having: 'have',
  getting: 'get',
  being: 'be',
  hearing: 'hear',
  seeing: 'see',
  using: 'use',
  reaching: 'reach',
  finding: 'find',
  showing: 'show',
};

/** "not knowing which ads work" → "you do not know which ads work" */
function notDoing(text: string): string {
  const [, doing = '', rest = ''] = /^not (\p{L}+)(.*)$/iu.exec(text) ?? [];
  const verb = negatedDoing[doing.toLowerCase()];
  if (verb === 'be') return `you are not${rest}`;
  return verb === undefined ? `you are ${inSentence(text)}` : `you do not ${verb}${rest}`;
}
