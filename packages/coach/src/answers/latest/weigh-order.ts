import type { Draft } from '../../draft.ts';
import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { type LedgerLine, score } from '../../score/score.ts';
import type { Email, Sentence } from '../../document/email.ts';
import { scanWords } from '../../document/sentences.ts';
import { inTenths } from '../words/in-tenths.ts';
import { quoteWords } from '../words/quote-words.ts';
import { viewEmail } from './email-in-view.ts';

const asked = [
  /\b(?:should|could|can|shall|would|must|does)\b (.{2,120}?) (?:come|go|stand|be(?: put| moved)?|move|better) (?:first|earlier|up front|(?:at|to) the (?:top|start|beginning|front))\b/iu,
  /\b(?:put|move|place|bring) (.{2,120}?) (?:first|earlier|up front|(?:at|to) the (?:top|start|beginning|front))\b/iu,
  /\b(?:should|could|can|shall) i (?:open|start|begin|lead) with (.{2,120}?)[?.!\s]*$/iu,
];
/** "The part about York" names York. */
const namesPlace = /^(?:part|sentence|line|bit|fact|paragraph|first|email|thing)$/u;
const mostLines = 3;
const leastFound = 0.5;

/** What a sentence at the head of the email would change, reckoned; null when none was asked about. */
export function weighOrder(question: string, latest: Draft): string | null {
  const named = asked.map((form) => form.exec(question)?.[1]).find((words) => words !== undefined);
  if (named === undefined) return null;
  const { email, score: now } = viewEmail(latest);
  const sentence = sentenceNamed(named, email);
  const [first] = email.sentences;
  if (!sentence || !first || !now.reading.isSupported) return null;
  const quoted = quoteWords(sentence.text);
  if (sentence === first) return `${quoted} is your first sentence already.`;
  const moved = score({ ...latest, body: withFirst(latest.body, sentence, first) });
  const differing = differences(now.lines, moved.lines);
  if (differing.length === 0) {
    return `With ${quoted} first, your email would score ${inTenths(now.value)} of 10, as it does now: on this order the coach measures nothing, so choose by what your reader cares about.`;
  }
  return `With ${quoted} first, your email would score ${inTenths(moved.value)} of 10; now it scores ${inTenths(now.value)}. What moves: ${differing.slice(0, mostLines).join(', ')}.`;
}

/** The sentence that holds most of the words, and at least half of them. */
function sentenceNamed(named: string, { sentences }: Email): Sentence | null {
  const sought = scanWords(named, 0, named.length)
    .map(({ key }) => key)
    .filter((key) => !englishFunctionWords.has(key) && !namesPlace.test(key));
  let best: Sentence | null = null;
  let most = 0;
  for (const sentence of sentences) {
    const held = new Set(sentence.words.map(({ key }) => key));
    const found = sought.filter((key) => held.has(key)).length;
    if (found > most && found >= sought.length * leastFound) {
      best = sentence;
      most = found;
    }
  }
  return best;
}

function withFirst(body: string, { start, end, text }: Sentence, first: Sentence): string {
  const rest = body.slice(end).replace(/^[ \t]+/u, '');
  const between = body.slice(first.start, start);
  const joined = rest.startsWith('\n') ? between.replace(/[ \t]+$/u, '') : between;
  return `${body.slice(0, first.start)}${text} ${joined}${rest}`.replace(/\n{3,}/gu, '\n\n');
}

function differences(now: readonly LedgerLine[], then: readonly LedgerLine[]): string[] {
  const names = new Map([...now, ...then].map(({ rule, name }) => [rule, name]));
  const pointsOf = (lines: readonly LedgerLine[], rule: string) =>
    lines.reduce((sum, line) => (line.rule === rule ? sum + line.points : sum), 0);
  return [...names].flatMap(([rule, name]) => {
    const change = pointsOf(then, rule) - pointsOf(now, rule);
    const sign = change > 0 ? '+' : '−';
    return change === 0 ? [] : [`**${name}** ${sign}${inTenths(Math.abs(change))}`];
  });
}
