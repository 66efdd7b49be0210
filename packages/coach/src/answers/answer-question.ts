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

/**
 * Answers a question about cold email from the knowledge base, and about the latest email if it is
 * given. Says that it does not know when nothing fits. Never throws; the same question and email
 * always get the same answer.
 *
 * @example
 * answerQuestion('How long should a cold email be?').citations[0]?.article; // 'body-length'
 * answerQuestion('What is the capital of Mongolia?').isKnown; // false
 */
export function answerQuestion(question: string, { latest, made }: AnswerContext = {}): Answer {
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
  const second = vague ? null : secondOf(hits);
  const used = second ? [best, second] : [best];
  const parts = latest ? withEmail(best, question, wish, latest) : withoutEmail(best, wish);
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

function withoutEmail(article: Article, wish: Wish): string[] {
  const cost = costOf(article);
  return [article.lead, ...passages(article, wish), ...(cost === null ? [] : [cost])];
}

/**
 * The email comes first when it was asked about. After a general question it comes last, and only where
 * the article explains a single line of the ledger: of several, most have nothing to do with what was asked.
 */
function withEmail(article: Article, question: string, wish: Wish, latest: Draft): string[] {
  const isWhole = article.rules.includes('all');
  const isOwn = isAboutOwn(question) || wish === 'rewrite' || article.id === review;
  const isFitting = isOwn || (article.rules.length === 1 && !isWhole);
  const view = isFitting ? aboutLatest(article, viewEmail(latest), wish) : [];
  if (view.length === 0) return withoutEmail(article, wish);
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
