import { expect, it } from 'vitest';
import { rewrite } from '../../src/index.ts';

const page = 'https://www.h.example/dairy';
const calendar = 'https://cal.example/bart';
const statement =
  'Your dairy in Mold opened a second parlour in March. Harrow Farm in Leeds saved 40 minutes a week with our gaskets.';

it.each([
  `Could we talk on Tuesday, or book a time at ${calendar}, or have a quick look at ${page}?`,
  `Could we talk on Tuesday? Have a look at ${page} and book a time at ${calendar}.`,
  `Book a time at ${calendar}, or have a look at ${page}, or call me on 0114 496 0000.`,
  `Please do not hesitate to have a look at ${page} or book a time at ${calendar}. Could we talk on Tuesday?`,
])('gives each link once, and whole: %s', (ask) => {
  const body = `Hi Priya,\n\n${statement}\n\n${ask}\n\nThanks,\nMarek`;
  const rewritten = rewrite({ subject: 'Gaskets for your dairy', body }).body;
  for (const link of [page, calendar])
    expect(rewritten.split(link), rewritten).toHaveLength(body.split(link).length);
});
