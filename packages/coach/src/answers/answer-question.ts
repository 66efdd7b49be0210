import type { Answer } from './answer.ts';
import { answerOne, type AnswerContext } from './answer-one.ts';
import { articles } from './articles.ts';
import { review, vagueArticle } from './own-email.ts';
import { isColourless } from './search/vocabulary.ts';
import { stemsOf } from './search/terms-of.ts';
import { joinAnswers, type Answered } from './parts/join-answers.ts';
import { splitQuestion, type Part } from './parts/split-question.ts';

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
    const about = new Set(wordsOf([title, ...tags].join(' ')));
    return cited.has(id) && wordsOf(thing).every((word) => about.has(word));
  });
}

function wordsOf(text: string): string[] {
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
