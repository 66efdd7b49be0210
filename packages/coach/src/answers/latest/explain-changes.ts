import type { Draft } from '../../draft.ts';
import type { Edit } from '../../rewrite/edit.ts';
import { parseEmail } from '../../document/parse-email.ts';
import { quoteWords } from '../words/quote-words.ts';

/** A rewrite that was made: the email before it, and what was changed. */
export type MadeRewrite = { readonly original: Draft; readonly changes: readonly Edit[] };

const asked =
  /\b(?:why|what|which)\b[^?\n]{0,40}\b(?:did you|have you|you['’]ve|was|were|has been|did the (?:coach|rewrite))\b[^?\n]{0,80}\b(?:cut|chang\w*|remov\w*|delet\w*|replac\w*|rewrit\w*|rewrote|reword\w*|shorten\w*|drop\w*|add|added|mov\w+|swap\w*|t(?:ake|ook|aken) out|edit\w*)\b/iu;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const paragraph =
  /\b(?:(first|second|third|fourth|fifth|sixth|seventh|last|\d{1,2}(?:st|nd|rd|th)) paragraph|paragraph (?:number )?(\d{1,2}))\b/iu;
const quoted = /["“]([^"”\n]{2,200})["”]/u;
const most = 6;

/** Why a rewrite changed what the question names, or all it changed; null for any other question. */
export function explainChanges(question: string, made: MadeRewrite): string | null {
  if (made.changes.length === 0 || !asked.test(question)) return null;
  const isNamed = nameIn(question, made.original);
  const named = isNamed ? made.changes.filter(isNamed) : made.changes;
  const told = named.length > 0 ? named : made.changes;
  const opening = !isNamed
    ? 'This is what the rewrite changed, and why.'
    : named.length > 0
      ? 'There the rewrite changed this.'
      : 'The rewrite changed nothing there. Elsewhere it changed this.';
  const left = told.length - most;
  const rest = left > 0 ? [`${left} more stand beside the rewrite, each with its reason.`] : [];
  return [opening, told.slice(0, most).map(describe).join('\n'), ...rest].join('\n\n');
}

/** Whether a change is in what the question names; null when it names no place. */
function nameIn(question: string, original: Draft): ((change: Edit) => boolean) | null {
  const words = quoted.exec(question)?.[1]?.toLowerCase();
  if (words) {
    return ({ before, after }) => `${before}\n${after}`.toLowerCase().includes(words);
  }
  if (/\bsubject\b/iu.test(question)) return ({ field }) => field === 'subject';
  const email = parseEmail(original);
  const [, word = '', figure = ''] = paragraph.exec(question) ?? [];
  const number = Number.parseInt(figure || word, 10) || ordinals.indexOf(word.toLowerCase()) + 1;
  if (word.toLowerCase() === 'last') return within(email.paragraphs.at(-1));
  if (number > 0) return within(email.paragraphs[number - 1]);
  if (/\b(?:first (?:line|sentence)|opening|opener)\b/iu.test(question)) {
    return within(email.sentences[0]);
  }
  if (/\b(?:ask|call to action|cta)\b/iu.test(question)) {
    return ({ rule }) => rule.startsWith('ask');
  }
  return null;
}

function within(part: { readonly start: number; readonly end: number } | undefined) {
  return ({ field, start, end }: Edit) =>
    part !== undefined &&
    field === 'body' &&
    start < part.end &&
    (end > part.start || start === part.start);
}

function describe({ before, after, reason }: Edit): string {
  if (before.trim() === '') return `- Added ${quoteWords(after)}: ${reason}`;
  if (after.trim() === '') return `- Cut ${quoteWords(before)}: ${reason}`;
  return `- ${quoteWords(before)} became ${quoteWords(after)}: ${reason}`;
}
