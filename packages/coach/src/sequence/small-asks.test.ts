import { expect, it } from 'vitest';
import type { Profile } from '../draft.ts';
import { askCount } from '../rules/ask/ask-count.ts';
import { askKind } from '../rules/ask/ask-kind.ts';
import { parseEmail } from '../document/parse-email.ts';
import { about, asksOf, eases, obstacleQuestions, salesAsks } from './wordings.ts';

const profiles: Readonly<Record<keyof typeof asksOf, Profile>> = {
  pr: 'pr',
  recruiting: 'recruiting',
  link: 'link_building',
  guest_post: 'link_building',
  job_search: 'job_search',
  investor: 'fundraising',
  donor: 'fundraising',
};
/** What a question that is not about interest costs. */
const aQuestion = 0.1;

const questions: [Profile, string][] = [
  ...obstacleQuestions.map((text): [Profile, string] => ['sales', text]),
  ...Object.values(salesAsks)
    .flat()
    .map((text): [Profile, string] => ['sales', `${text} ${eases[0]}`]),
  ...Object.entries(asksOf).flatMap(([kind, { named, plain }]) =>
    [...named, ...plain].map((text): [Profile, string] => [
      profiles[kind as keyof typeof asksOf],
      `${text} ${eases[1]}`,
    ]),
  ),
];

it.each(questions)('is one easy question by the rules for emails (%s): %s', (profile, text) => {
  const email = parseEmail({
    subject: 'Re: The gaskets for the Rotherham line',
    body: `Hi Priya,\n\nYour line stood still in May.\n\n${about(text, 'the gaskets')}\n\nBo`,
    stage: 'follow_up',
    profile,
  });
  expect(askKind.check(email)?.loss ?? 0).toBeLessThanOrEqual(aQuestion);
  expect(askCount.check(email)).toBeNull();
});
