import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/read-draft.ts';
import { standsAlone } from './stands-alone.ts';

/** Whether the last sentence of a message stands alone. */
function lastStandsAlone(message: string): boolean {
  const { sentences } = readDocument({ subject: null, body: `Hi Tom,\n\n${message}\n\nNora` });
  return standsAlone(sentences, sentences.length - 1);
}

describe('standsAlone', () => {
  it.each([
    ['opens with what it follows from', 'So 14 shops chose our oven in March.'],
    ['says “also”', 'We also mend the till at Harrow Cycles.'],
    ['means something said before by “it”', 'We took four seconds off it in May.'],
    ['means somebody by “their”', 'In May we cut their costs by 11%.'],
    ['has a pronoun for its subject', 'They cut the wait to two minutes with our help.'],
    ['points with “that”', 'I drove that train for eleven years.'],
    ['says “such”', 'Such a press costs 40,000 euros with our pump.'],
    ['points with “the same”', 'Harrow has run the same set for 19 months.'],
    ['says “ours”', 'At GreenConf 1,400 people planted ours.'],
    ['counts what it does not name', 'Three closed a round in 2024.'],
    ['counts at the end what it does not name', 'We stripped a line in Carlow and kept three.'],
    ['counts in figures what it does not name', 'In Station Road I did 26 in May.'],
    ['names no thing after “the”', 'The smallest paid £38,000.'],
    ['goes on about a thing', 'The page took 8 minutes and lost one customer in 6.'],
    ['has no verb', 'A price of £350 a month from the start.'],
    ['has no subject', 'Noticed that Harrow opened a shop in Leeds.'],
    ['is a condition', 'If enquiries go up, you pay us £300.'],
    ['counts days from today', 'Harrow opened a shop in Leeds last week.'],
    ['names a weekday', 'I counted 214 pigeons on your roof on Tuesday.'],
    ['speaks of what is with the email', 'The list of 14 shops is attached.'],
    ['speaks of the writing', 'I am writing from a translation office in Poznań.'],
  ])('knows that a sentence leans which %s', (_, sentence) => {
    expect(lastStandsAlone(`Your page is slow. ${sentence}`)).toBe(false);
  });

  it.each([
    'Harrow Cycles went from eight seconds to two and sold 14% more in the next year.',
    'I noticed that the checkout on Fernhill’s website takes nine seconds to open on a phone.',
    'Laynes in Leeds bakes 120 a day from our dough and stopped its 4 am shift.',
    'Both Laynes and Harrow bake 120 loaves a day.',
    'There are 14 bakeries in Otley.',
    'We run 14 ovens in Otley this winter.',
    'It is hard to find 14 bakers in Otley.',
    'We run the course at our yard in Beresfield every Friday.',
    'I built the booking form that 60,000 people fill in each month.',
    'Since your shop moved to the new theme, 14 product pages carry a “noindex” tag.',
  ])('lets %j stand alone', (sentence) => {
    expect(lastStandsAlone(`Hello from Otley. ${sentence}`)).toBe(true);
  });
});
