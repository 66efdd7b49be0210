import { expect, it } from 'vitest';
import { score } from '../score/score.ts';
import { subjectStanding } from './suggest-subjects.ts';

const standingOf = (subject: string) =>
  subjectStanding(subject, score({ subject, body: 'Hi Tom,\n\nWorth a look?' }).lines);

it('keeps all points of a short subject', () => {
  expect(standingOf('Fernhill checkout on phones')).toEqual({
    words: 4,
    points: 8,
    most_points: 8,
  });
});

it('keeps fewer of one that is long or shouted', () => {
  const long = standingOf('A few words on the checkout of your shop and what we could do for it');
  expect(long.words).toBe(16);
  expect(long.points).toBeLessThan(8);
  expect(standingOf('FERNHILL CHECKOUT ON PHONES').points).toBe(6);
});
