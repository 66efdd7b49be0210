import type { Article } from '../article.ts';
import type { Wish } from '../read-wish.ts';
import { describeLine } from './describe-line.ts';
import type { EmailInView } from './email-in-view.ts';
import { factAbout } from './facts.ts';
import { offeredEdits } from './offered-edits.ts';
import { describeWhole } from './whole-email.ts';

const subjectIdeas = 'subject-ideas';

/** What the email in view has to do with an article, as Markdown paragraphs; empty when nothing. */
export function aboutLatest(article: Article, view: EmailInView, wish: Wish): string[] {
  if (article.rules.length === 0) return [];
  if (!view.score.reading.isSupported) return [otherLanguage(view.score.reading.language)];
  const state = article.rules.includes('all') ? describeWhole(view) : describeLines(article, view);
  return wish === 'rewrite' || article.id === subjectIdeas
    ? [...state, ...offeredEdits(article, view)]
    : state;
}

function describeLines({ rules }: Article, { email, score }: EmailInView): string[] {
  const lines = score.lines.filter(({ rule }) => rules.includes(rule));
  const facts = rules
    .slice(0, 1)
    .flatMap((rule) => factAbout(rule, email) ?? [])
    .join(' ');
  const [first, ...more] = lines.map(describeLine);
  if (first === undefined)
    return facts === '' ? [] : [`In your latest email nothing is lost on this. ${facts}`];
  return [`In your latest email, ${first}`, ...more];
}

function otherLanguage(language: string): string {
  return `Your latest email does not read as English (“${language}”), so on this it is not judged.`;
}
