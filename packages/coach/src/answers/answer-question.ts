import { type Answer, answerFrom, mostFollowUps } from './answer.ts';
import { type Article, articles, costOf, passages, readWish } from './article.ts';
import { taggedWith } from './catalogue.ts';
import { type MadeRewrite, explainChanges, weighOrder } from './changes.ts';
import { type Hit, findArticles, isVague } from './find-articles.ts';
import { aboutEmail, viewEmail } from './own-email.ts';
import { type Part, isAboutOwn, splitQuestion } from './split-question.ts';
import { formsIn } from './terms.ts';
import type { Draft } from '../draft.ts';

/** What an answer may look at beside the question. */
export type AnswerContext = {
  /** The user's latest email; the answer speaks of it where it can. */
  readonly latest?: Draft | undefined;
  /** How that email was made, to answer why something was changed. */
  readonly made?: MadeRewrite | undefined;
};

/**
 * Answers a question about cold email from the knowledge base, and about the latest email if it is
 * given; of several questions in one, each in turn. Says that it does not know when nothing fits.
 * Never throws; the same question and email always get the same answer.
 *
 * @example
 * answerQuestion('How long should a cold email be?').citations[0]?.article; // 'body-length'
 * answerQuestion('What is the capital of Mongolia?').isKnown; // false
 */
export function answerQuestion(question: string, context: AnswerContext = {}): Answer {
  return answerParts(question, context) ?? answerOne(question, context);
}

type Answered = { readonly part: Part; readonly answer: Answer };

/** The answers to several questions; null where it is one, or where taking it apart tells less. */
function answerParts(question: string, context: AnswerContext): Answer | null {
  const answered = splitQuestion(question).map((part) => ({
    part,
    answer: pointsBack(part) ? unknownAnswer : answerOne(part.question, context, part),
  }));
  const known = answered.filter(({ answer }) => answer.isKnown);
  const unanswered = answered.filter(({ answer }) => !answer.isKnown);
  const areDifferent = new Set(known.map(({ answer }) => answer.text)).size === known.length;
  if (known.length === 0 || !areDifferent || known.some(isGuess)) return null;
  if (unanswered.some(({ part }) => part.thing !== undefined)) return null;
  if (answered.some(goesOn) && answerOne(question, context).isKnown) return null;
  const all = known.map(({ answer }) => answer);
  const texts = known.map(({ part, answer }) => `**${part.heading}**\n\n${answer.text}`);
  const leftOut = unanswered.map(
    ({ part }) =>
      `I left out ${part.heading}: I have no sure answer to that. Ask it separately, and name the thing you mean.`,
  );
  return {
    text: [...texts, ...leftOut].join('\n\n'),
    isKnown: true,
    citations: all.flatMap(({ citations }) => citations),
    evidence: [...new Set(all.flatMap(({ evidence }) => evidence))],
    followUps: [...new Set(all.flatMap(({ followUps }) => followUps))].slice(0, mostFollowUps),
  };
}

/** "Why?" and "How can I fix it?" refer to the question before them. */
function goesOn({ part: { question } }: Answered): boolean {
  return (
    formsIn(question).size === 0 ||
    (isVague(question) && /\b(?:it|this|them|those)\b/iu.test(question))
  );
}

/** What "Is that rude?" means, only the part before it says. */
function pointsBack({ question }: Part): boolean {
  return /^\S+ (?:that|they|those)\b/iu.test(question) && formsIn(question).size <= 1;
}

/**
 * Whether it matched only as a question without a subject, taken as being about the email in view.
 */
function isGuess({ part: { question }, answer }: Answered): boolean {
  return isVague(question) && answer.citations.some(({ article }) => article === review?.id);
}

const afterReview = [
  'Rewrite my opening',
  'How do I improve my subject?',
  'How does the score work?',
];

/** The article about the email in view, and the one about what comes first. */
const [review, firstLine] = ['what-to-fix-first', 'first-line'].map((id) =>
  articles.find((article) => article.id === id),
);

const longestViewed = 3_000;
/** From this similarity on, a question without a subject counts as the article's own question. */
const leastAlike = 0.5;

/** The answer to a question about one thing; short if it is one of several. */
function answerOne(question: string, { latest, made }: AnswerContext, part?: Part): Answer {
  const explained = made && explainChanges(question, made);
  if (explained) return answerFrom([], question, { text: explained, followUps: afterReview });
  const weighed = latest && firstLine && weighOrder(question, latest);
  if (weighed) {
    const text = `${weighed}\n\n${firstLine.lead}`;
    return answerFrom([firstLine], question, { text, followUps: afterReview });
  }
  if (smallTalk.test(question)) return unknown(`Ask me something.\n\n${topics}`, firstQuestions);
  const view = latest && formsIn(`${latest.subject ?? ''}\n${latest.body.slice(0, longestViewed)}`);
  const { hits, isSure } = findNamed(part?.thing, findArticles(question, view));
  const isNear = isSure && (hits[0]?.likeness ?? 0) >= leastAlike;
  const isReview = latest && !isNear && isVague(question) && isAboutOwn(question);
  const best = isReview ? review : hits[0]?.article;
  if (!best) return unknownAnswer;
  if (!isReview && !isSure) return unsureAnswer(hits);
  const second = isReview || part ? undefined : secondOf(hits);
  const used = second ? [best, second] : [best];
  const parts = partsOf(best, question, latest, part);
  const text = [...parts, ...(second ? [`**${second.title}.** ${second.lead}`] : [])].join('\n\n');
  const others = hits.filter(({ article }) => !used.includes(article)).slice(0, mostFollowUps);
  const followUps = isReview
    ? afterReview
    : others.flatMap(({ article }) => article.questions[0] ?? []);
  return answerFrom(used, question, { text, followUps });
}

/** The found articles about the named part of an email. */
function findNamed(thing: string | undefined, found: ReturnType<typeof findArticles>) {
  if (thing === undefined) return found;
  const tagged = taggedWith(thing);
  return { hits: found.hits.filter(({ article }) => tagged.has(article.id)), isSure: true };
}

/**
 * The email comes first if the question is about it. After a general question it comes last, and
 * only if the article explains a single line of the breakdown: with several, most would be
 * irrelevant.
 */
function partsOf(
  article: Article,
  question: string,
  latest: Draft | undefined,
  part: Part | undefined,
): string[] {
  const { lead, rules } = article;
  const wish = readWish(question);
  const isWhole = rules.includes('all');
  const isOwn = (part?.isOwn ?? isAboutOwn(question)) || wish === 'rewrite' || article === review;
  const isFitting = isOwn || (rules.length === 1 && !isWhole);
  const view = latest && isFitting ? aboutEmail(article, viewEmail(latest), wish) : [];
  if (isOwn && view.length > 0) {
    const closing = passages(article, wish === 'rewrite' ? wish : 'reason').slice(0, 1);
    return [...view, ...(isWhole ? [] : [lead]), ...(part ? [] : closing)];
  }
  const shown = passages(article, wish).slice(0, part ? 1 : undefined);
  return [lead, ...shown, ...(view.length > 0 ? view : costOf(article))];
}

const nearlyAsGood = 0.75;

/** A second article, if it covers something in the question that the first does not. */
function secondOf([best, next]: readonly Hit[]): Article | undefined {
  if (!best || !next || next.rank < best.rank * nearlyAsGood) return undefined;
  return next.forms.some((form) => !best.forms.includes(form)) ? next.article : undefined;
}

const smallTalk =
  /^\s*(?:hi|hello|hey|thanks?(?: you)?|cheers|good (?:morning|afternoon|evening)|ok(?:ay)?)(?: (?:there|you|all|everyone|so much|a lot))*[\s!.,]*$/iu;
const topics =
  'I can help with cold email: subjects, length, the ask, relevance, tone, follow-ups, delivery and law, how the score works, and the email you have in view. For your account and your plan, see Help.';
const firstQuestions = [
  'What should I fix first?',
  'How long should a cold email be?',
  'What should I ask for in a cold email?',
];

/** Says that a question is ambiguous, and offers the nearest meanings as questions. */
function unsureAnswer(hits: readonly Hit[]): Answer {
  return unknown(
    'I am not sure what you mean. Is it one of these? If not, ask again with the thing itself in the question: the subject, the ask, the first line.',
    hits.slice(0, mostFollowUps).map(({ nearest }) => nearest),
  );
}

const unknownAnswer = unknown(`I don't know that one.\n\n${topics}`, firstQuestions);

function unknown(text: string, followUps: readonly string[]): Answer {
  return { text, isKnown: false, citations: [], evidence: [], followUps };
}
