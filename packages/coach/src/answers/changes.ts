import { quoteWords } from './answer.ts';
import { inTenths } from './article.ts';
import { describeEdit, listed, viewEmail } from './own-email.ts';
import { formsIn } from './terms.ts';
import type { Email, Sentence, Stretch } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import type { Draft } from '../draft.ts';
import { applyEdits } from '../rewrite/apply-edits.ts';
import type { Edit } from '../rewrite/edit.ts';
import { breakdownOf } from '../score/breakdown.ts';
import { score } from '../score/score.ts';

/** A rewrite that was made: the email before it, and what was changed. */
export type MadeRewrite = { readonly original: Draft; readonly changes: readonly Edit[] };

const changeQuestion =
  /\b(?:why|what|which)\b[^?\n]{0,40}\b(?:did|have|was|were|been|(?:ha|you['’])ve)\b[^?\n]{0,80}\b(?:cut|chang|remov|delet|replac|rew(?:rit|rot|ord)|shorten|drop|add|mov|swap|edit)/iu;
const mostChanges = 6;

/** Why a rewrite changed what the question names, or all it changed; null for any other question. */
export function explainChanges(question: string, made: MadeRewrite): string | null {
  if (made.changes.length === 0 || !changeQuestion.test(question)) return null;
  const isNamed = placeNamed(question, made.original);
  const named = made.changes.filter(isNamed ?? (() => true));
  const chosen = named.length > 0 ? named : made.changes;
  const shown = chosen.slice(0, mostChanges);
  const hidden = chosen.length - shown.length;
  return [
    openingFor(isNamed !== null, named.length > 0),
    listed(shown.map((edit) => describeEdit(edit, ['Added', 'Cut', 'became']))),
    ...(hidden > 0 ? [`${hidden} more are beside the rewrite, each with its reason.`] : []),
  ].join('\n\n');
}

function openingFor(isPlace: boolean, isChanged: boolean): string {
  if (!isPlace) return 'This is what the rewrite changed, and why.';
  return isChanged
    ? 'This is what the rewrite changed there.'
    : 'The rewrite changed nothing there. This is what it changed elsewhere.';
}

/** Whether a change is in what the question names; null when it names no place. */
function placeNamed(question: string, original: Draft): ((change: Edit) => boolean) | null {
  const words = /["“]([^"”\n]{2,200})["”]/u.exec(question)?.[1]?.toLowerCase();
  if (words !== undefined)
    return ({ before, after }) => `${before}\n${after}`.toLowerCase().includes(words);
  if (/\bsubject\b/iu.test(question)) return ({ field }) => field === 'subject';
  const { paragraphs, sentences, asks } = parseEmail(original);
  const index = paragraphNamed(question.toLowerCase());
  if (index !== null) return isWithin(paragraphs.at(index));
  if (/\b(?:first (?:line|sentence)|open(?:ing|er))\b/iu.test(question))
    return isWithin(sentences[0]);
  if (/\b(?:ask|call to action|cta)\b/iu.test(question)) return isWithin(asks.at(-1)?.sentence);
  return null;
}

const ordinals = ['last', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const paragraph = new RegExp(
  `\\b(${ordinals.join('|')}|\\d{1,2}[a-z]{2}) paragraph\\b|\\bparagraph (?:number )?(\\d{1,2})\\b`,
  'u',
);

/** Which paragraph is named, counted from 0; the last is -1. */
function paragraphNamed(question: string): number | null {
  const [, word = '', figure = word] = paragraph.exec(question) ?? [];
  if (figure === '') return null;
  return (Number.parseInt(figure, 10) || ordinals.indexOf(word)) - 1;
}

function isWithin(part: Stretch | undefined) {
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
const emptyLines = /[ \t]*(\r?\n)(?:[ \t]*\r?\n){2,}/gu;

/**
 * How the score would change with another sentence first; null if the question does not ask that.
 */
export function weighOrder(question: string, latest: Draft): string | null {
  const named = forms.map((form) => form.exec(question)?.[1]).find((words) => words !== undefined);
  if (named === undefined) return null;
  const { email, score: now } = viewEmail(latest);
  const sentence = sentenceNamed(named, email);
  const [first] = email.sentences;
  if (!sentence || !first || !now.reading.isSupported) return null;
  const quoted = quoteWords(sentence.text);
  if (sentence === first) return `${quoted} is your first sentence already.`;
  const { start, end, text } = sentence;
  const { subject, body } = applyEdits(latest, [
    { field: 'body', start: first.start, end: first.start, after: `${text} ` },
    { field: 'body', start, end, after: '' },
  ]);
  const moved = score({ ...latest, subject, body: body.replace(emptyLines, '$1$1') });
  const { won, taken } = breakdownOf(now, moved, []);
  const changes = [...won, ...taken]
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, mostWeighed)
    .map(
      ({ name, points }) => `**${name}** ${points > 0 ? '+' : '−'}${inTenths(Math.abs(points))}`,
    );
  const then = `With ${quoted} first, your email would score ${inTenths(moved.value)} of 10`;
  return changes.length === 0
    ? `${then}, as it does now: the coach does not measure this order, so choose by what your reader cares about.`
    : `${then}; now it scores ${inTenths(now.value)}. What moves: ${changes.join(', ')}.`;
}

const leastFound = 0.5;

/** The sentence that says most of some words, and at least half of them. */
function sentenceNamed(named: string, { sentences }: Email): Sentence | null {
  const sought = formsIn(named);
  const [best] = sentences
    .map((sentence) => {
      const matches = [...formsIn(sentence.text)].filter((form) => sought.has(form)).length;
      return { sentence, matches };
    })
    .toSorted((one, other) => other.matches - one.matches);
  return best && best.matches >= Math.max(1, sought.size * leastFound) ? best.sentence : null;
}
