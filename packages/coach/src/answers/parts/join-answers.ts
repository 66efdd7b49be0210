import type { Answer } from '../answer.ts';
import type { Part } from './split-question.ts';

export type Answered = { readonly part: Part; readonly answer: Answer };

const mostFollowUps = 3;

/** Several answers as one, each under its question; what is not known is named as left open. */
export function joinAnswers(answered: readonly Answered[]): Answer {
  const known = answered.filter(({ answer }) => answer.isKnown);
  const left = answered.filter(({ answer }) => !answer.isKnown);
  const all = known.map(({ answer }) => answer);
  return {
    text: [
      ...known.map(({ part, answer }) => `**${part.heading}**\n\n${answer.text}`),
      ...left.map(({ part }) => leftOpen(part)),
    ].join('\n\n'),
    isKnown: true,
    citations: all.flatMap(({ citations }) => citations),
    evidence: [...new Set(all.flatMap(({ evidence }) => evidence))],
    followUps: [...new Set(all.flatMap(({ followUps }) => followUps))].slice(0, mostFollowUps),
  };
}

function leftOpen({ heading }: Part): string {
  return `I left out ${heading}: I have no sure answer to that. Ask it by itself, and name the thing you mean.`;
}
