import { type Draft, score } from '@replysmith/coach';
import { evidenceCard, scoreBasis } from '@replysmith/coach/light';
import { expect, test } from 'vitest';
import { notPunished } from './findings.tsx';

const email = {
  subject: 'Fernhill checkout on phones',
  body: `Hi Tom,

Your checkout took nine seconds to load on my phone yesterday. Most shoppers leave before that.

We cut it to two seconds for Marlow Cycles in March, with no change to the theme.

Is a faster checkout on your list this quarter?

Best regards,
Nora Lindqvist`,
};

const put = (before: string, after: string): Draft => {
  expect(email.body).toContain(before);
  return { ...email, body: email.body.replace(before, after) };
};

/** The same email with the thing added. */
const withIt: Record<(typeof notPunished)[number]['card'], () => Draft> = {
  K4: () => put('theme.', 'theme, at a low price.'),
  T11: () => put('Your checkout', 'I hope you’re well. Your checkout'),
  T5: () => put('theme.', 'theme!'),
  F1: () => put('We cut', 'I cut'),
  S14: () => ({ ...email, subject: 'Tom, your checkout on phones' }),
  L8: () => put('quarter?', 'quarter? If not, tell me and I won’t write again.'),
};

test.each(notPunished)('$what costs less than the score is off by', ({ card }) => {
  expect(score(email).value - score(withIt[card]()).value).toBeLessThan(scoreBasis.error);
});

test('says that nothing was found only of what the cards say so of', () => {
  for (const { why, card } of notPunished.filter((thing) => thing.why.startsWith('No ')))
    expect(evidenceCard(card).strength, why).toBe('none');
});
