import { quoteWords } from './answer.ts';
import { inTenths } from './article.ts';
import { describeEdit, listed, viewEmail } from './own-email.ts';
import { formsIn } from './terms.ts';
import type { Email, Sentence, Stretch } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import type { Draft } from '../draft.ts';
import type { Edit } from '../rewrite/edit.ts';
import { type LedgerLine, score } from '../score/score.ts';

/** A rewrite that was made: the email before it, and what was changed. */
export type MadeRewrite = { readonly original: Draft; readonly changes: readonly Edit[] };

const asked =
  /\b(?:why|what|which)\b[^?\n]{0,40}\b(?:did|have|was|were|been|(?:ha|you['’])ve)\b[^?\n]{0,80}\b(?:cut|chang|remov|delet|replac|rew(?:rit|rot|ord)|shorten|drop|add|mov|swap|edit)/iu;
const mostChanges = 6;

/** Why a rewrite changed what the question names, or all it changed; null for any other question. */
export function explainChanges(question: string, made: MadeRewrite): string | null {
  if (made.changes.length === 0 || !asked.test(question)) return null;
  const isNamed = placeNamed(question, made.original);
  const named = isNamed ? made.changes.filter(isNamed) : made.changes;
  const told = named.length > 0 ? named : made.changes;
  const opening = !isNamed
    ? 'This is what the rewrite changed, and why.'
    : named.length > 0
      ? 'There the rewrite changed this.'
      : 'The rewrite changed nothing there. Elsewhere it changed this.';
  const shown = told.slice(0, mostChanges);
  const left = told.length - shown.length;
  const changes = listed(shown.map((edit) => describeEdit(edit, ['Added', 'Cut', 'became'])));
  const rest = left > 0 ? [`${left} more stand beside the rewrite, each with its reason.`] : [];
  return [opening, changes, ...rest].join('\n\n');
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const paragraph =
  /\b(?:(first|second|third|fourth|fifth|sixth|seventh|last|\d{1,2}(?:st|nd|rd|th)) paragraph|paragraph (?:number )?(\d{1,2}))\b/iu;

/** Whether a change is in what the question names; null when it names no place. */
function placeNamed(question: string, original: Draft): ((change: Edit) => boolean) | null {
  const words = /["“]([^"”\n]{2,200})["”]/u.exec(question)?.[1]?.toLowerCase();
  if (words !== undefined)
    return ({ before, after }) => `${before}\n${after}`.toLowerCase().includes(words);
  if (/\bsubject\b/iu.test(question)) return ({ field }) => field === 'subject';
  const { paragraphs, sentences, asks } = parseEmail(original);
  const [, word = '', figure = ''] = paragraph.exec(question) ?? [];
  const number = Number.parseInt(figure || word, 10) || ordinals.indexOf(word.toLowerCase()) + 1;
  if (word.toLowerCase() === 'last') return within(paragraphs.at(-1));
  if (number > 0) return within(paragraphs[number - 1]);
  if (/\b(?:first (?:line|sentence)|open(?:ing|er))\b/iu.test(question))
    return within(sentences[0]);
  if (/\b(?:ask|call to action|cta)\b/iu.test(question)) return within(asks.at(-1)?.sentence);
  return null;
}

function within(part: Stretch | undefined) {
  return ({ field, start, end }: Edit) =>
    part !== undefined &&
    field === 'body' &&
    start < part.end &&
    (end > part.start || start === part.start);
}

const forms = [
  /\b(?:should|could|can|shall|would|must|does|put|move|place|bring) (.{2,120}?) (?:(?:come|go|stand|be(?: put| moved)?|move|better) )?(?:first|earlier|up front|(?:at|to) the (?:top|start|beginning|front))\b/iu,
  /\b(?:should|could|can|shall) i (?:open|start|begin|lead) with (.{2,120}?)[?.!\s]*$/iu,
];
const mostWeighed = 3;

/** What a sentence at the head of the email would change, reckoned; null when none was asked about. */
export function weighOrder(question: string, latest: Draft): string | null {
  const named = forms.map((form) => form.exec(question)?.[1]).find((words) => words !== undefined);
  if (named === undefined) return null;
  const { email, score: now } = viewEmail(latest);
  const sentence = sentenceNamed(named, email);
  const [first] = email.sentences;
  if (!sentence || !first || !now.reading.isSupported) return null;
  const quoted = quoteWords(sentence.text);
  if (sentence === first) return `${quoted} is your first sentence already.`;
  const moved = score({ ...latest, body: withFirst(latest.body, sentence, first) });
  const changes = changesBetween(now.lines, moved.lines).slice(0, mostWeighed);
  const then = `With ${quoted} first, your email would score ${inTenths(moved.value)} of 10`;
  return changes.length === 0
    ? `${then}, as it does now: on this order the coach measures nothing, so choose by what your reader cares about.`
    : `${then}; now it scores ${inTenths(now.value)}. What moves: ${changes.join(', ')}.`;
}

const leastFound = 0.5;

/** The sentence that says most of some words, and at least half of those that the email says at all. */
function sentenceNamed(named: string, { sentences }: Email): Sentence | null {
  const sought = [...formsIn(named)];
  const found = sentences.map(({ text }) => {
    const held = formsIn(text);
    return sought.filter((form) => held.has(form)).length;
  });
  const most = Math.max(0, ...found);
  const isNamed = most > 0 && most >= sought.length * leastFound;
  return isNamed ? (sentences[found.indexOf(most)] ?? null) : null;
}

function withFirst(body: string, { start, end, text }: Sentence, first: Sentence): string {
  const rest = body.slice(end).replace(/^[ \t]+/u, '');
  const between = body.slice(first.start, start);
  const joined = rest.startsWith('\n') ? between.replace(/[ \t]+$/u, '') : between;
  return `${body.slice(0, first.start)}${text} ${joined}${rest}`.replace(/\n{3,}/gu, '\n\n');
}

function changesBetween(now: readonly LedgerLine[], then: readonly LedgerLine[]): string[] {
  const names = new Map([...now, ...then].map(({ rule, name }) => [rule, name]));
  const pointsOf = (lines: readonly LedgerLine[], rule: string) =>
    lines.reduce((sum, line) => (line.rule === rule ? sum + line.points : sum), 0);
  return [...names].flatMap(([rule, name]) => {
    const change = pointsOf(then, rule) - pointsOf(now, rule);
    const sign = change > 0 ? '+' : '−';
    return change === 0 ? [] : [`**${name}** ${sign}${inTenths(Math.abs(change))}`];
  });
}
