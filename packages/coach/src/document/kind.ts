import type { Email, Sentence, Stretch, TextKind } from './email.ts';
import { isBlank, splitLines } from './stretch.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';

const longestMessage = 20_000;

type MessageParts = Pick<
  Email,
  'body' | 'greeting' | 'signOff' | 'footer' | 'quotedThread' | 'sentences'
>;

/**
 * What the text is. A text with a greeting stays an email: rejecting an email is worse than judging
 * something else.
 */
export function guessKind(parts: MessageParts): TextKind {
  const { body, greeting, signOff, footer, quotedThread, sentences } = parts;
  if (sentences.length === 0) return 'empty';
  if (greeting) return 'email';
  const end = (footer ?? quotedThread)?.start ?? body.length;
  const lines = splitLines(body.slice(0, Math.min(end, longestMessage))).filter(
    (line) => !isBlank(line),
  );
  if (isCode(lines)) return 'code';
  if (signOff) return 'email';
  if (isList(lines, sentences)) return 'list';
  return isImpersonal(sentences) ? 'impersonal' : 'email';
}

const fewestLines = 2;
const share = 0.6;
const longestLine = 200;

/** Patterns rare in prose, each for some family of programming languages. */
const codeSigns: readonly RegExp[] = [
  /[;{}]\s*$/u,
  /[\w\]]\(|\w\[["'\w]|\(\)|=>|==|:=|&&|\|\|/u,
  /^\s*[\w.$"'-]+\s*[:=]\s*["'[{\d].*,?$/u,
  /^\s*(?:const|let|var|def|class|function|func|fn|public|private|package|using|namespace|#include|#!|<\?php)\b.{0,80}[(){};=:"<]/u,
  /^\s*(?:import|from)\s[\w.{*'"]+|^\s+(?:return|yield|break|continue|raise|throw)\b/u,
  /^\s*(?:if|for|while|elif|else|switch|try|except|catch|with)\b.*[({:]\s*$/u,
  /^\s*(?:SELECT|FROM|WHERE|(?:LEFT |INNER )?JOIN|GROUP BY|HAVING|ORDER BY|INSERT INTO|UPDATE|DELETE FROM|VALUES|CREATE TABLE)\b/u,
  /^\s*(?:\/\/|\/\*|\$ |>>> |npm |git |curl |<\/?[a-z][^>]*>\s*$)/u,
  /^\s*(?:Traceback \(|File "[^"\n]{1,120}", line \d|at [\w.$<>]{1,80}\(|[\w.]{0,60}(?:Error|Exception)\b ?:)/u,
  /^\s*[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d/u,
];

/** Whether most lines are source code or a machine's log, not one or two shown in an email. */
function isCode(lines: readonly Stretch[]): boolean {
  const code = lines.filter(({ text }) => looksLikeCode(text.slice(0, longestLine))).length;
  return code >= fewestLines && code >= lines.length * share;
}

function looksLikeCode(line: string): boolean {
  return codeSigns.some((sign) => sign.test(line));
}

const fewestWords = 25;
const persons: ReadonlySet<string> = new Set(
  (
    "i i'm i've i'd i'll me my mine we we're we've we'd we'll us our ours you you're you've you'd you'll your yours " +
    "u ur please contact call reply hi hello let's"
  ).split(' '),
);

/** Neither writer nor reader is in it, and nothing is asked: a recipe, an article, a press release. */
function isImpersonal(sentences: readonly Sentence[]): boolean {
  const words = sentences.flatMap((sentence) => sentence.words);
  return (
    words.length >= fewestWords &&
    !words.some(({ key }) => persons.has(key)) &&
    !sentences.some(({ text }) => text.endsWith('?'))
  );
}

const item = /^\s*(?:[-*+•·▪‣–—☐☑✓✔]|\[[ xX]?\]|\d{1,2}[.):]|[a-z]\))\s+\S/u;
const heading = /:\s*$/u;
const fewestItems = 3;
const itemShare = 0.7;
const longestEntry = 6;
const fewestEntries = 4;
const functionWordShare = 0.15;
const proseWords = 9;
const proseShare = 0.3;

/** Items one under the other, or words set side by side, with next to nothing said about them. */
function isList(lines: readonly Stretch[], sentences: readonly Sentence[]): boolean {
  if (sentences.filter(isProse).length > 0) return false;
  const body = lines.filter(({ text }) => !heading.test(text));
  const items = body.filter(({ text }) => item.test(text)).length;
  if (items >= fewestItems && items >= body.length * itemShare) return true;
  const words = sentences.flatMap((sentence) => sentence.words);
  const small = words.filter(({ key }) => englishFunctionWords.has(key)).length;
  if (small > words.length * functionWordShare) return false;
  return (
    (body.length >= fewestEntries && body.every(isEntry)) ||
    entriesBetweenCommas(body) >= fewestEntries * 2
  );
}

/** A whole sentence, as an email has them and a list has not. */
function isProse({ words }: Sentence): boolean {
  const small = words.filter(({ key }) => englishFunctionWords.has(key)).length;
  return words.length >= proseWords && small >= words.length * proseShare;
}

function isEntry({ text }: Stretch): boolean {
  return text.trim().split(/\s+/u).length <= longestEntry && !/[.!?]\s*$/u.test(text);
}

function entriesBetweenCommas(lines: readonly Stretch[]): number {
  return lines.reduce((sum, { text }) => sum + text.split(/[,;|]/u).length, 0);
}
