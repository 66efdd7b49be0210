import type { Email, Sentence } from '../../document/email.ts';
import { type PhraseHit, phraseBook } from '../../document/sentences.ts';
import { advice, suggestion } from '../../lexicon/tones/advice.ts';
import { chatWords } from '../../lexicon/tones/chat-words.ts';
import { closesByTone } from '../../lexicon/tones/closes-by-tone.ts';
import {
  runTogether,
  runWithNot,
  saidInFullAfter,
  saidInFullBefore,
} from '../../lexicon/tones/contractions.ts';
import { greetingsByTone, titles } from '../../lexicon/tones/greetings-by-tone.ts';
import { stiffWords } from '../../lexicon/tones/stiff-words.ts';
import type { Tone } from '../../lexicon/tones/tones.ts';
import { type Candidate, type Pass, wording } from '../edit.ts';
import { asTyped, capitalise, findInSentences, leansBack, swapListed } from '../wording.ts';

/** A professional tone wants no words of a chat. */
const dropChatWords = swapListed(chatWords, {
  rule: wording,
  reason: (before, after) => `“${before}” is chat; “${after}” suits a professional tone.`,
});

/** A friendly or casual tone wants the words that people say. */
const dropStiffWords = swapListed(stiffWords, {
  rule: wording,
  reason: (before, after) => `“${before}” is stiff for your tone; “${after}” is what people say.`,
});

/** A close that clashes with the tone gets other words, and keeps its signs. */
function suitClose({ signOff }: Email, tone: Tone): Candidate[] {
  const close = signOff && /^\p{L}[\p{L} ]*/u.exec(signOff.text)?.[0].trimEnd();
  const { clash, words } = closesByTone[tone];
  if (!close || !clash.has(close.toLowerCase())) return [];
  const { start } = signOff;
  const reason = `“${close}” does not fit a ${tone} tone.`;
  return [{ field: 'body', start, end: start + close.length, after: words, rule: wording, reason }];
}

/** A text in the spelling of a chat is not made a letter by one word. */
const messenger: ReadonlySet<string> = new Set([
  'u',
  'ur',
  'lol',
  'omg',
  'lmk',
  'thx',
  'pls',
  'plz',
  'idk',
  'tbh',
]);

/** A greeting whose first word clashes with the tone gets another; who is greeted stays. */
function suitGreeting({ greeting, words }: Email, tone: Tone): Candidate[] {
  if (words.some(({ key }) => messenger.has(key))) return [];
  const { clash, word } = greetingsByTone[tone];
  const found = greeting && clash.exec(greeting.text)?.[0];
  if (!found) return [];
  const [next = ''] = greeting.text
    .slice(found.length)
    .trim()
    .split(/[\s.,]/u);
  if (next === '' || titles.has(next.toLowerCase())) return [];
  const end = greeting.start + found.length;
  const reason = `“${found}” does not fit a ${tone} tone.`;
  return [{ field: 'body', start: greeting.start, end, after: word, rule: wording, reason }];
}

const longestOpening = 80;

function soften({ text, start }: Sentence): Candidate[] {
  for (const [opening, softer] of advice) {
    const found = opening.exec(text.slice(0, longestOpening))?.[0];
    if (found === undefined) continue;
    const end = start + found.length;
    const reason = `“${found.trim()}” tells them what to do; a consultative tone leaves them the choice.`;
    return [{ field: 'body', start, end, after: softer, rule: wording, reason }];
  }
  return [];
}

/** "You should move it" → "You could move it". */
function softenAdvice({ sentences }: Email): Candidate[] {
  return sentences.flatMap(soften);
}

/** A suggestion and the question right after it change places, where neither needs the other. */
function askBeforeAdvice({ paragraphs, body }: Email): Candidate[] {
  return paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap((question, at) => {
      const told = sentences[at - 1];
      if (!told || !suggestion.test(told.text) || !question.text.endsWith('?')) return [];
      const next = sentences[at + 1]?.text ?? '';
      if (leansBack(question.text) || leansBack(next)) return [];
      const between = body.slice(told.end, question.start);
      return [
        {
          field: 'body',
          start: told.start,
          end: question.end,
          after: question.text + between + told.text,
          rule: wording,
          reason: 'A consultative tone asks first and suggests then.',
        },
      ];
    }),
  );
}

const book = phraseBook([...Object.keys(runTogether), ...Object.keys(runWithNot)]);
const nearby = 24;

/** Whether the words may run together here: what carries the stress is said in full. */
function mayRun({ body }: Email, { start, end, phrase }: PhraseHit): boolean {
  const next = /^[ \t](\p{L}+)/u.exec(body.slice(end, end + nearby))?.[1]?.toLowerCase();
  if (next === undefined) return false;
  if (phrase in runWithNot) return next !== 'only';
  const last = /(\p{L}+)[ \t]$/u.exec(body.slice(Math.max(0, start - nearby), start))?.[1];
  return !saidInFullBefore.has(next) && !saidInFullAfter.has(last?.toLowerCase() ?? '');
}

/** "I am" → "I’m", "do not" → "don’t". */
function runWordsTogether(email: Email, tone: Tone): Candidate[] {
  return findInSentences(email, book)
    .filter((hit) => mayRun(email, hit))
    .map(({ start, end, phrase }) => {
      const before = email.body.slice(start, end);
      const short = asTyped(runTogether[phrase] ?? runWithNot[phrase] ?? phrase, email.body);
      return {
        field: 'body',
        start,
        end,
        after: /^\p{Lu}/u.test(before) ? capitalise(short) : short,
        rule: wording,
        reason: `“${before}” is how one writes; in a ${tone} tone one says “${short}”.`,
      };
    });
}

function inTone(
  tone: Tone,
  ...passes: readonly ((email: Email, tone: Tone) => Candidate[])[]
): Pass {
  return (email) => [suitGreeting, suitClose, ...passes].flatMap((pass) => pass(email, tone));
}

/** What brings a draft nearer to a tone. */
export const passesOfTone: Readonly<Record<Tone, readonly Pass[]>> = {
  professional: [inTone('professional'), dropChatWords],
  friendly: [dropStiffWords, inTone('friendly', runWordsTogether)],
  casual: [dropStiffWords, inTone('casual', runWordsTogether)],
  consultative: [inTone('consultative', softenAdvice), askBeforeAdvice],
};
