import { expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { about, asksOf, eases, obstacleQuestions, salesAsks } from './wordings.ts';

const questions = [
  ...obstacleQuestions,
  ...Object.values(salesAsks).flatMap((texts) => texts.map((text) => `${text} ${eases[0]}`)),
  ...Object.values(asksOf).flatMap(({ named, plain }) =>
    [...named, ...plain].map((text) => `${text} ${eases[1]}`),
  ),
];

it.each(questions)('is one easy question: %s', (text) => {
  const { asks } = parseEmail({
    subject: 'Re: The gaskets for the Rotherham line',
    body: `Hi Priya,\n\nYour line stood still in May.\n\n${about(text, 'the gaskets')}\n\nBo`,
    stage: 'follow_up',
  });
  expect(new Set(asks.map(({ sentence }) => sentence)).size).toBe(1);
  for (const { kind } of asks) expect(['interest', 'question']).toContain(kind);
});
