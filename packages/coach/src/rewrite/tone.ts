import data from '../../data/words/tones.json' with { type: 'json' };
import type { Token } from '../document/language.ts';
import type { Document, ReadSentence } from '../document/read-draft.ts';
import { asTyped, capitalise } from '../wording.ts';
import { type Candidate, type Tone, wording } from './edit.ts';

/** What brings a draft nearer to a tone: its greeting, its close, its contractions and its chat words. */
export function inTone(tone: Tone): (doc: Document) => Candidate[] {
  const { isSpoken } = data.tones[tone];
  return (doc) => [
    ...suitGreeting(doc, tone),
    ...suitClose(doc, tone),
    ...doc.sentences.flatMap((sentence) =>
      isSpoken ? runTogether(doc, sentence, tone) : writeOut(sentence, tone),
    ),
  ];
}

const firstWord = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})\\b`, 'iu');
const allOf = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})$`, 'iu');

/** What clashes with a tone that is written, and with one that is spoken. */
const clashes = {
  written: { greeting: firstWord(data.chattyGreetings), close: allOf(data.chattyCloses) },
  spoken: { greeting: firstWord(data.formalGreetings), close: allOf(data.formalCloses) },
};
const clashWith = (tone: Tone) => clashes[data.tones[tone].isSpoken ? 'spoken' : 'written'];

/** Who is greeted with a title is greeted with "Dear". */
const title = firstWord(data.titles);

/** A greeting whose first word clashes with the tone gets another; who is greeted stays. */
function suitGreeting({ email: { greeting } }: Document, tone: Tone): Candidate[] {
  const found = greeting && clashWith(tone).greeting.exec(greeting.text)?.[0];
  const name = found ? greeting.text.slice(found.length).trim() : '';
  if (!found || !/^\p{L}/u.test(name) || title.test(name)) return [];
  const end = greeting.start + found.length;
  const reason = `“${found}” does not fit a ${tone} tone.`;
  const after = data.tones[tone].greeting;
  return [{ field: 'body', start: greeting.start, end, after, rule: wording, reason }];
}

/** A close that clashes with the tone gets other words, and keeps its signs. */
function suitClose({ email: { signOff } }: Document, tone: Tone): Candidate[] {
  const close = signOff && /^\p{L}[\p{L} ]*/u.exec(signOff.text)?.[0].trimEnd();
  if (!close || !clashWith(tone).close.test(close)) return [];
  const { start } = signOff;
  const after = data.tones[tone].close;
  const reason = `“${close}” does not fit a ${tone} tone.`;
  return [{ field: 'body', start, end: start + close.length, after, rule: wording, reason }];
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
    const reason = `“${before}” sounds written; in a ${tone} tone people say “${typed}”.`;
    return [{ field: 'body', start: token.start, end: second.end, after, rule: wording, reason }];
  });
}

/** Words of a chat and what stands for them in a letter. */
const chat = new Map(Object.entries(data.chat));

function writeOut({ tokens, start }: ReadSentence, tone: Tone): Candidate[] {
  return tokens.flatMap((token: Token): Candidate[] => {
    const words = chat.get(token.key);
    if (!words) return [];
    const after = token.start === start ? capitalise(words) : words;
    const reason = `“${token.text}” is chat; “${words}” suits a ${tone} tone.`;
    return [{ field: 'body', start: token.start, end: token.end, after, rule: wording, reason }];
  });
}
