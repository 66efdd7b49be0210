import { type Answer, type Wish, cite } from './answer.ts';
import { type Article } from './articles.ts';
import { articles } from './articles.ts';
import { type Hit, findArticles, searchArticles } from './find-articles.ts';
import { type MadeRewrite, aboutLatest, explainChanges, viewEmail, weighOrder } from './latest.ts';
import { costOf, passages } from './passages.ts';
import {
  type Answered,
  type Part,
  isAboutOwn,
  joinAnswers,
  splitQuestion,
} from './question-parts.ts';
import { isColourless, isSmallTalk, stemsOf } from './search.ts';
import type { Draft } from '../draft.ts';

const signs: readonly (readonly [Wish, RegExp])[] = [
  ['example', /\b(?:examples?|samples?|template|show me|look like|for instance)\b/iu],
  [
    'rewrite',
    /\b(?:re(?:write|word|phrase|do)|shorten|trim|tighten|make it|cut (?:it|this|my)|simplify|(?<!should i )suggest|(?:give|write) me (?:a|an|some|\d+|two|three|four|five|ten|other|another|better|more)|fix (?:my|the|it|this)|change my|improve my|better (?:subject|opening|ask|version))\b/iu,
  ],
  [
    'certainty',
    /\b(?:how sure|how certain|evidence|proof|proven|studies|study|research|measured|data|source|is it true|really|myth)\b/iu,
  ],
  [
    'coach',
    /\b(?:points?|score|cost|costs|lose|lost|ledger|flagged|marked|capped|count(?:s|ed)?)\b/iu,
  ],
  ['reason', /\b(?:why|reason|matter|matters)\b/iu],
  ['advice', /\b(?:how (?:do|can|should|to)|what (?:should|can|do) i|improve|make|fix|tips?)\b/iu],
];

/** The first sign that a question shows; most show none. */
function readWish(question: string): Wish {
  return signs.find(([, sign]) => sign.test(question))?.[0] ?? 'general';
}

/** The article that is always about the email in view. */
const review = 'what-to-fix-first';

const mostWords = 12;

/**
 * The article for a question such as "Is it any good?" or "Why so low?", which names nothing and can
 * only mean the email in view; null for any other.
 */
function vagueArticle(question: string): string | null {
  const words = question.match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length > mostWords) return null;
  const isVague = stemsOf(question).every((held) => isColourless(held));
  return isVague && isAboutOwn(question) ? review : null;
}

const topics =
  'I can help with cold email: subjects, length, the ask, relevance, tone, follow-ups, delivery and law, how the score works, and the email you have in view. For your account and your plan, see Help.';

const firstQuestions = [
  'What should I fix first?',
  'How long should a cold email be?',
  'What should I ask for in a cold email?',
];

const nearEnough = 0.45;

const mostNear = 2;

/** Says that it does not know, what it can help with, and what came nearest. */
function unknownAnswer(question: string): Answer {
  const isGreeting = isSmallTalk(question);
  const found = isGreeting ? [] : searchArticles(question).hits;
  const near = found
    .filter(({ covered }) => covered >= nearEnough)
    .slice(0, mostNear)
    .map(({ article }) => article);
  const nearest =
    near.length > 0
      ? [`The nearest I have: ${near.map(({ title }) => `**${title}**`).join(', ')}.`]
      : [];
  const questions = near.flatMap(({ questions: [first] }) => (first === undefined ? [] : [first]));
  return {
    text: [isGreeting ? 'Ask me something.' : "I don't know that one.", topics, ...nearest].join(
      '\n\n',
    ),
    isKnown: false,
    citations: [],
    evidence: [],
    followUps: [...questions, ...firstQuestions].slice(0, firstQuestions.length),
  };
}

const most = 3;

/** Says that a question may mean several things, and offers the nearest of them as questions to ask. */
function unsureAnswer(hits: readonly Hit[]): Answer {
  const nearest = hits.slice(0, most).map(({ nearest: { question } }) => question);
  return {
    text: 'I am not sure what you mean. Is it one of these? If not, ask again with the thing itself in the question: the subject, the ask, the first line.',
    isKnown: false,
    citations: [],
    evidence: [],
    followUps: nearest,
  };
}

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
function answerOne(
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

const pronounAsked = /^\S+ (?:it|that|this|they|those|there)\b/iu;

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

/** The answers to each part; null where it is one question, or where taking it apart tells less. */
function answerParts(question: string, context: AnswerContext): Answer | null {
  const { parts, isAskedApart } = splitQuestion(question);
  const answered = parts.map((part) => ({ part, answer: answerPart(part, context) }));
  const known = answered.filter(({ answer }) => answer.isKnown);
  const texts = new Set(known.map(({ answer }) => answer.text));
  if (known.length === 0 || texts.size < known.length) return null;
  if (!isAskedApart) return answered.every(isToThePoint) ? joinAnswers(answered) : null;
  if (known.length < parts.length && answered.slice(1).some(isGuess)) return null;
  const isOneThing = answered.some(refersBack) && answerOne(question, context).isKnown;
  return isOneThing ? null : joinAnswers(answered);
}

/** Whether it cites an article about the part of an email that it stands under. */
function isToThePoint({ part: { thing = '' }, answer }: Answered): boolean {
  const cited = new Set(answer.citations.map(({ article }) => article));
  return articles.some(({ id, title, tags }) => {
    const about = new Set(wordsInQuestion([title, ...tags].join(' ')));
    return cited.has(id) && wordsInQuestion(thing).every((word) => about.has(word));
  });
}

function wordsInQuestion(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
}

/** Whether it is known only as a question that names nothing, taken to mean the email in view. */
function isGuess({ part, answer }: Answered): boolean {
  const isReview = answer.citations.some(({ article }) => article === review);
  return isReview && part.ways.some((way) => vagueArticle(way) !== null);
}

function answerPart({ ways: [first = '', ...others] }: Part, context: AnswerContext): Answer {
  const answer = answerOne(first, context, 'brief');
  const known = others.map((way) => answerOne(way, context, 'brief')).find((one) => one.isKnown);
  return answer.isKnown ? answer : (known ?? answer);
}

/** "Why?" and "Is that rude?" are about what was asked before them. */
function refersBack({ part, answer }: Answered): boolean {
  const [asked = ''] = part.ways;
  const telling = stemsOf(asked).filter((held) => !isColourless(held));
  return (
    telling.length === 0 || (telling.length === 1 && !answer.isKnown && pronounAsked.test(asked))
  );
}
