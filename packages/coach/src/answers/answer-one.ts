import type { Draft } from '../draft.ts';
import type { Answer } from './answer.ts';
import type { Article } from './article.ts';
import { articles } from './articles.ts';
import { cite } from './cite.ts';
import { aboutLatest } from './latest/about-latest.ts';
import { viewEmail } from './latest/email-in-view.ts';
import { explainChanges, type MadeRewrite } from './latest/explain-changes.ts';
import { isAboutOwn, review, vagueArticle } from './own-email.ts';
import { weighOrder } from './latest/weigh-order.ts';
import { costOf, passages } from './passages.ts';
import { readWish, type Wish } from './read-wish.ts';
import { findArticles } from './search/find-articles.ts';
import type { Hit } from './search/search-articles.ts';
import { stemsOf } from './search/terms-of.ts';
import { unknownAnswer } from './unknown-answer.ts';
import { unsureAnswer } from './unsure-answer.ts';

/** What an answer may look at beside the question. */
export type AnswerContext = {
  /** The user's latest email; the answer speaks of it where it can. */
  readonly latest?: Draft | undefined;
  /** How that email came about; a question why something was changed is answered from it. */
  readonly made?: MadeRewrite | undefined;
};

const mostFollowUps = 3;
const afterReview = [
  'Rewrite my opening',
  'How do I improve my subject?',
  'How does the score work?',
];
const firstLine = 'first-line';
const longestViewed = 5_000;
const nearlyAsGood = 0.75;

/** How an answer is given: `brief` where it stands beside others. */
type Manner = 'full' | 'brief';

/** The answer to a question that asks for one thing. */
export function answerOne(
  question: string,
  { latest, made }: AnswerContext,
  manner: Manner = 'full',
): Answer {
  const explained = made ? explainChanges(question, made) : null;
  if (explained !== null) {
    return { text: explained, isKnown: true, citations: [], evidence: [], followUps: afterReview };
  }
  const ordered = latest ? aboutOrder(question, latest) : null;
  if (ordered !== null) return ordered;
  const { hits, isSure } = findArticles(question, latest && wordsOf(latest));
  const vague =
    latest && !isSure ? articles.find(({ id }) => id === vagueArticle(question)) : undefined;
  const best = vague ?? hits[0]?.article;
  if (!best) return unknownAnswer(question);
  if (!vague && !isSure) return unsureAnswer(hits);
  const wish = readWish(question);
  const second = vague || manner === 'brief' ? null : secondOf(hits);
  const used = second ? [best, second] : [best];
  const asked = { question, wish, manner };
  const parts = latest ? withEmail(best, asked, latest) : withoutEmail(best, asked);
  const text = [...parts, ...(second ? [alsoOn(second)] : [])].join('\n\n');
  return {
    text,
    isKnown: true,
    citations: used.map((article) => cite(article, question, text)),
    evidence: [...new Set(used.flatMap(({ evidence }) => evidence))],
    followUps: vague ? afterReview : followUps(hits, used),
  };
}

/** An answer on what should come first: what was reckoned, and what is known of first lines. */
function aboutOrder(question: string, latest: Draft): Answer | null {
  const weighed = weighOrder(question, latest);
  const article = articles.find(({ id }) => id === firstLine);
  if (weighed === null || !article) return null;
  const text = [weighed, article.lead].join('\n\n');
  return {
    text,
    isKnown: true,
    citations: [cite(article, question, text)],
    evidence: article.evidence,
    followUps: afterReview,
  };
}

function wordsOf({ subject, body }: Draft): ReadonlySet<string> {
  return new Set(stemsOf(`${subject ?? ''}\n${body.slice(0, longestViewed)}`));
}

type Asked = { readonly question: string; readonly wish: Wish; readonly manner: Manner };

function withoutEmail(article: Article, { wish, manner }: Asked): string[] {
  if (manner === 'brief') return [article.lead, ...passages(article, wish).slice(0, 1)];
  const cost = costOf(article);
  return [article.lead, ...passages(article, wish), ...(cost === null ? [] : [cost])];
}

/**
 * The email comes first when it was asked about. After a general question it comes last, and only where
 * the article explains a single line of the ledger: of several, most have nothing to do with what was asked.
 */
function withEmail(article: Article, asked: Asked, latest: Draft): string[] {
  const { question, wish, manner } = asked;
  const isWhole = article.rules.includes('all');
  const isOwn = isAboutOwn(question) || wish === 'rewrite' || article.id === review;
  const isFitting = isOwn || (article.rules.length === 1 && !isWhole);
  const view = isFitting ? aboutLatest(article, viewEmail(latest), wish) : [];
  if (view.length === 0) return withoutEmail(article, asked);
  if (manner === 'brief') return isOwn ? [...view, article.lead] : [article.lead, ...view];
  if (!isOwn) return [article.lead, ...passages(article, wish), ...view];
  const closing = passages(article, wish === 'rewrite' ? wish : 'reason').slice(0, 1);
  return [...view, ...(isWhole ? [] : [article.lead]), ...closing];
}

/** A second article, when it speaks of something in the question that the first does not. */
function secondOf([best, next]: readonly Hit[]): Article | null {
  if (!best || !next || next.rank < best.rank * nearlyAsGood) return null;
  return next.stems.some((stem) => !best.stems.includes(stem)) ? next.article : null;
}

function alsoOn({ title, lead }: Article): string {
  return `**${title}.** ${lead}`;
}

function followUps(hits: readonly Hit[], used: readonly Article[]): string[] {
  return hits
    .filter(({ article }) => !used.includes(article))
    .slice(0, mostFollowUps)
    .flatMap(({ article }) => article.questions[0] ?? []);
}
