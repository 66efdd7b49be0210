import { expect, it } from 'vitest';
import { rewrite } from '../../src/index.ts';

const page = 'https://www.h.example/dairy';
const calendar = 'https://cal.example/bart';

const rewritten = (ask: string) => {
  const told =
    'Your dairy in Mold opened a second parlour in March. Harrow Farm in Leeds saved 40 minutes a week with our gaskets.';
  const body = `Hi Priya,\n\n${told}\n\n${ask}\n\nThanks,\nMarek`;
  return rewrite({ subject: 'Gaskets for your dairy', body }).body;
};

it.each([
  `Could we talk on Tuesday, or book a time at ${calendar}, or have a quick look at ${page}?`,
  `Could we talk on Tuesday? Have a look at ${page} and book a time at ${calendar}.`,
  `Book a time at ${calendar}, or have a look at ${page}, or call me on 0114 496 0000.`,
  `You can see more at ${page} or book a time at ${calendar}. Could we talk on Tuesday?`,
])('gives each link once, in a sentence that says what is there: %s', (ask) => {
  const body = rewritten(ask);
  expect(body.split(page)).toHaveLength(2);
  expect(body).toContain(`you can pick a time here: ${calendar}. `);
  expect(body).toMatch(/[Mm]ore is here: https:\/\/www\.h\.example\/dairy$/mu);
});

it('calls no look a thing', () => {
  expect(rewritten(`Please have a look at ${page}.`)).not.toMatch(/look is/u);
});
