import type { Token } from '../document/language.ts';
import type { Document, ReadSentence } from '../document/read-draft.ts';
import { asTyped, capitalise } from '../document/wording.ts';
import { type Candidate, type Tone, wording } from './edit.ts';

/** What brings a draft nearer to a tone: its greeting, its close, its contractions and its chat words. */
export function inTone(tone: Tone): (doc: Document) => Candidate[] {
  const { isSpoken } = manners[tone];
  return (doc) => [
    ...suitGreeting(doc, tone),
    ...suitClose(doc, tone),
    ...doc.sentences.flatMap((sentence) =>
      isSpoken ? runTogether(doc, sentence, tone) : writeOut(sentence, tone),
    ),
  ];
}

type Swap = { readonly clash: RegExp; readonly words: string };
type OfTone = { readonly greeting: Swap; readonly close: Swap; readonly isSpoken: boolean };

const chattyGreeting = /^(?:hey|heya|hiya|yo|howdy|sup)\b/iu;
const formalGreeting = /^dear\b/iu;
const chattyClose = /^(?:cheers|thx|ta|xo|xx|love|peace|ciao|br|rgds|kr)$/iu;
const formalClose =
  /^(?:(?:yours )?(?:sincerely|faithfully|truly|respectfully)(?: yours)?|cordially|(?:with )?regards|rgds|br|kr)$/iu;

const manners: Readonly<Record<Tone, OfTone>> = {
  professional: {
    greeting: { clash: chattyGreeting, words: 'Hello' },
    close: { clash: chattyClose, words: 'Kind regards' },
    isSpoken: false,
  },
  consultative: {
    greeting: { clash: chattyGreeting, words: 'Hi' },
    close: { clash: chattyClose, words: 'Best wishes' },
    isSpoken: false,
  },
  friendly: {
    greeting: { clash: formalGreeting, words: 'Hi' },
    close: { clash: formalClose, words: 'All the best' },
    isSpoken: true,
  },
  casual: {
    greeting: { clash: formalGreeting, words: 'Hi' },
    close: { clash: formalClose, words: 'Cheers' },
    isSpoken: true,
  },
};

/** Who is greeted with a title is greeted with "Dear". */
const title = /^(?:mr|mrs|ms|mx|dr|prof|professor|doctor|sir|madam)\b/iu;

/** A greeting whose first word clashes with the tone gets another; who is greeted stays. */
function suitGreeting({ email: { greeting } }: Document, tone: Tone): Candidate[] {
  const { clash, words } = manners[tone].greeting;
  const found = greeting && clash.exec(greeting.text)?.[0];
  const name = found ? greeting.text.slice(found.length).trim() : '';
  if (!found || !/^\p{L}/u.test(name) || title.test(name)) return [];
  const end = greeting.start + found.length;
  const reason = `“${found}” does not fit a ${tone} tone.`;
  return [{ field: 'body', start: greeting.start, end, after: words, rule: wording, reason }];
}

/** A close that clashes with the tone gets other words, and keeps its signs. */
function suitClose({ email: { signOff } }: Document, tone: Tone): Candidate[] {
  const close = signOff && /^\p{L}[\p{L} ]*/u.exec(signOff.text)?.[0].trimEnd();
  const { clash, words } = manners[tone].close;
  if (!close || !clash.test(close)) return [];
  const { start } = signOff;
  const reason = `“${close}” does not fit a ${tone} tone.`;
  return [{ field: 'body', start, end: start + close.length, after: words, rule: wording, reason }];
}

/** Pronoun and verb, or verb and "not", as they run together. */
const spoken: ReadonlyMap<string, string> = new Map([
  ...['you', 'we', 'they'].map((who) => [`${who} are`, `${who}’re`] as const),
  ...['it', 'that', 'there'].map((what) => [`${what} is`, `${what}’s`] as const),
  ...['I', 'you', 'we'].map((who) => [`${who.toLowerCase()} will`, `${who}’ll`] as const),
  ...['I', 'we'].map((who) => [`${who.toLowerCase()} would`, `${who}’d`] as const),
  ...'are could did do does had has have is should was were would'
    .split(' ')
    .map((verb) => [`${verb} not`, `${verb}n’t`] as const),
  ['i am', 'I’m'],
  ['will not', 'won’t'],
]);
/** Before a word of these kinds nothing is stressed, and the words may run together. */
const unstressed: ReadonlySet<string> = new Set(['VERB', 'ADJ', 'DET', 'NOUN', 'NUM', 'ADV']);
const stressing = /^(?:too|so|now|then|here|there|yet|only|not)$/u;
const asks = /^(?:as|than|where|what|how|who|when|which)$/u;

/** "I am" → "I’m", "do not" → "don’t". */
function runTogether({ email }: Document, { tokens }: ReadSentence, tone: Tone): Candidate[] {
  return tokens.flatMap((token, at): Candidate[] => {
    const second = tokens[at + 1];
    const next = tokens[at + 2];
    const short = second && spoken.get(`${token.key} ${second.key}`);
    if (!short || second.start === token.end || !next) return [];
    if (!unstressed.has(next.tag) || stressing.test(next.key)) return [];
    if (asks.test(tokens[at - 1]?.key ?? '')) return [];
    const before = email.body.slice(token.start, second.end);
    const typed = asTyped(short, email.body);
    const after = /^\p{Lu}/u.test(before) ? capitalise(typed) : typed;
    const reason = `“${before}” is how one writes; in a ${tone} tone one says “${typed}”.`;
    return [{ field: 'body', start: token.start, end: second.end, after, rule: wording, reason }];
  });
}

/** Words of a chat and what stands for them in a letter. */
const chat: ReadonlyMap<string, string> = new Map([
  ['btw', 'by the way'],
  ['cuz', 'because'],
  ['pls', 'please'],
  ['plz', 'please'],
  ['thx', 'thanks'],
]);

function writeOut({ tokens, start }: ReadSentence, tone: Tone): Candidate[] {
  return tokens.flatMap((token: Token): Candidate[] => {
    const words = chat.get(token.key);
    if (!words) return [];
    const after = token.start === start ? capitalise(words) : words;
    const reason = `“${token.text}” is chat; “${words}” suits a ${tone} tone.`;
    return [{ field: 'body', start: token.start, end: token.end, after, rule: wording, reason }];
  });
}
