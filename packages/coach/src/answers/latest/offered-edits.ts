import { rewrite } from '../../rewrite/rewrite.ts';
import type { Edit } from '../../rewrite/edit.ts';
import { suggestSubjects } from '../../subjects/suggest-subjects.ts';
import type { Article } from '../article.ts';
import { inTenths } from '../words/in-tenths.ts';
import { quoteWords } from '../words/quote-words.ts';
import type { EmailInView } from './email-in-view.ts';

const most = 3;
const longestRewritten = 5_000;
const noneFit =
  'A rewrite would change nothing here. To change it yourself, choose **Edit** at your email.';

/** What the coach would write instead on the article's subject, under a heading. */
export function offeredEdits(article: Article, view: EmailInView): string[] {
  if (view.draft.body.length > longestRewritten) return [];
  if (article.rules.includes('subject-length')) return offeredSubjects(view);
  const { edits, before, after } = rewrite(view.draft);
  const fitting = edits.filter((edit) => isAbout(article, edit, view)).slice(0, most);
  if (fitting.length === 0) return [noneFit];
  const gain = after.value - before.value;
  const whole = `The whole rewrite makes ${edits.length === 1 ? 'one change' : `${edits.length} changes`}${gain > 0 ? ` and wins ${inTenths(gain)}` : ''}: choose Optimize to see and accept each.`;
  return ['**What a rewrite would do**', listed(fitting.map(describeEdit)), whole];
}

function offeredSubjects({ draft }: EmailInView): string[] {
  const ideas = suggestSubjects(draft).slice(0, most);
  return ideas.length === 0
    ? []
    : [
        '**Ideas from your own words**',
        listed(ideas.map(({ subject, reason }) => `${quoteWords(subject)}: ${reason}`)),
      ];
}

function listed(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function isAbout({ id, rules }: Article, edit: Edit, { email }: EmailInView): boolean {
  if (rules.includes('all') || rules.includes(edit.rule)) return true;
  if (id === 'body-length') return edit.after.length < edit.before.length;
  const first = email.sentences[0];
  return id === 'first-line' && edit.field === 'body' && !!first && edit.start < first.end;
}

function describeEdit({ before, after, reason }: Edit): string {
  if (before.trim() === '') return `Add ${quoteWords(after)}: ${reason}`;
  if (after.trim() === '') return `Cut ${quoteWords(before)}: ${reason}`;
  return `${quoteWords(before)} becomes ${quoteWords(after)}: ${reason}`;
}
