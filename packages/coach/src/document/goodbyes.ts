import words from '../../data/words/goodbyes.json' with { type: 'json' };
import { findAsks, isQuestion } from './asks.ts';
import type { Ask, Email, Sentence } from './email.ts';

const parts: Readonly<Record<string, string>> = words.parts;

/** `<letter>` and its like stand for the parts that many ways share. */
function anyOf(ways: readonly string[], end = ''): RegExp {
  const full = ways.map((way) => way.replace(/<(\w+)>/gu, (_, name: string) => parts[name] ?? ''));
  return new RegExp(full.map((way) => way + end).join('|'), 'iu');
}

const endsClause = String.raw`(?=\s*(?:[.!;,]|$)| and (?:wish|thank)\b)`;
/** Nobody says this in a first email; "my last email" alone may be the one before. */
const last = anyOf(words.last, endsClause);
/** First emails say this too: to promise that they stay the only one, or to end an account. */
const enough = anyOf(words.enough, endsClause);
/** What says that more follows after all, or is for somebody else. */
const takenBack = anyOf(words.takenBack);
/** "Tell me, and I will not write again" waits for a word. */
const onAWord = anyOf(words.onAWord);
/** Where "it" is left there, it is one of these. */
const thing = anyOf(words.thing);
/** "It" is a thing then, and stays where it is put. */
const putDown = new RegExp(String.raw`${thing.source}[^.!?]*\bleave it\b`, 'iu');
const mostAfter = 3;
/** Longer texts are not goodbyes, and this limits the time on odd input. */
const longestNote = 400;

/** The sentence near the end by which a writer says that nothing further comes. */
export function lastNoteIn(sentences: readonly Sentence[]): Sentence | undefined {
  return sentences
    .slice(-mostAfter - 1)
    .find(
      ({ text }) =>
        text.length <= longestNote &&
        (last.test(text) || enough.test(text)) &&
        ![takenBack, putDown, onAWord].some((other) => other.test(text)),
    );
}

/** Statements that wait for an answer without asking. */
const waits = anyOf(words.waits);
/** Offers for later, which need no answer now. */
const openDoor = anyOf(words.openDoor);
/** So does this, unless what is different or later is the time to meet. */
const openLater = anyOf(words.openLater);

/** Whether a text says that it is the last, asks for nothing now and ends there. */
export function isGoodbye(sentences: readonly Sentence[], asks: readonly Ask[]): boolean {
  if (!lastNoteIn(sentences) || asks.some((ask) => !standsOpen(ask))) return false;
  return !sentences.some((sentence) => isQuestion(sentence) || waits.test(sentence.text));
}

function standsOpen({ kind, sentence }: Ask): boolean {
  const isMeeting = kind === 'meeting' || kind === 'calendar';
  return openDoor.test(sentence.text) || (!isMeeting && openLater.test(sentence.text));
}

/**
 * Whether an email is a follow-up that says it is the last, asks for nothing now and ends there: a
 * goodbye, which is not there to be answered.
 *
 * @example
 * endsTheMatter(parseEmail({ subject: null, body: 'Hi Tom,\n\nThis is my last note.' })); // true
 * endsTheMatter(parseEmail({ subject: null, body: 'Hi Tom,\n\nThis is my last note. Worth a look?' })); // false
 */
export function endsTheMatter({ reading, asks, sentences }: Email): boolean {
  return reading.stage === 'follow_up' && isGoodbye(sentences, asks);
}

/** "If it is not for you, I will not write again" is a way out, which first emails give too. */
const onCondition = anyOf(words.onCondition);
/** These words also end what somebody says of a thing. */
const loose = anyOf(words.loose);
const cutsShort = anyOf(words.cutsShort);
const onlyOne = anyOf(words.onlyOne);
/** By these a writer shows that earlier emails had no answer. */
const unanswered = anyOf(words.unanswered);
/** After the leave is taken, by these too. */
const reopens = anyOf(words.reopens);
const longestRead = 400;

/**
 * Whether a text takes leave of somebody who was written to before, by its own words or those beside
 * them. When in doubt it does not: a first email that passes for a goodbye loses its follow-ups.
 */
export function takesItsLeave(body: string, sentences: readonly Sentence[]): boolean {
  const note = lastNoteIn(sentences);
  if (!note || onCondition.test(note.text)) return false;
  const has = (what: RegExp) => sentences.some(({ text }) => what.test(text));
  const isOfOther = loose.test(note.text) && (cutsShort.test(note.text) || has(thing));
  if (isOfOther || has(onlyOne)) return false;
  const at = sentences.indexOf(note);
  const shows = (from: number, ways: readonly RegExp[]) =>
    sentences
      .slice(from)
      .some(({ text }) => ways.some((way) => way.test(text.slice(0, longestRead))));
  if (!shows(Math.max(at - 1, 0), [last, unanswered]) && !shows(at + 1, [reopens])) return false;
  return isGoodbye(sentences, findAsks(body, sentences));
}
