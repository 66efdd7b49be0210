import type { Answer } from './answer.ts';
import { isSmallTalk } from './search/is-small-talk.ts';
import { searchArticles } from './search/search-articles.ts';

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
export function unknownAnswer(question: string): Answer {
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
