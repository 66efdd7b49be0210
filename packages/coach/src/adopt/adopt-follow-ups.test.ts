import { expect, it } from 'vitest';
import { score } from '../score/score.ts';
import { draftSequence } from '../sequence/draft-sequence.ts';
import { adoptFollowUps } from './adopt-lines.ts';

const sequence = draftSequence({
  subject: 'Stock',
  body: 'Hi Tom,\n\nI saw you opened a second shop in Leeds in March. We count stock for 40 shops overnight. Harlow & Sons cut their count from 9 hours to 2 with us. Our team of 12 comes with its own scanners.\n\nIs it worth a look?\n\nThanks,\nAda',
});
const bodies = sequence.messages.slice(1).map(({ body }) => body);
const reworded = bodies.map((body) => body.replace(/^Hi Tom/u, 'Hello Tom'));

it('takes the words of each that says the same, where it scores as high', () => {
  expect(reworded).not.toEqual(bodies);
  const { messages } = adoptFollowUps(sequence, reworded);
  for (const [at, body] of reworded.entries()) {
    const own = sequence.messages[at + 1];
    const { value } = score({ subject: 'Re: Stock', body, stage: 'follow_up' });
    const isAsGood = value >= (own?.score ?? 100);
    expect(messages[at + 1]?.body).toBe(isAsGood ? body : own?.body);
  }
});

it.each([
  ['an invention', 'Hi Tom,\n\nWe saved Tesco £4m. Is it worth a look?\n\nAda'],
  ['a reminder', 'Hi Tom,\n\nJust checking in!\n\nAda'],
  ['a further blank', (bodies[0] ?? '').replace('shops', 'shops like [fill in: theirs]')],
  ['nothing', ''],
])('keeps the coach’s own instead of %s', (_, written) => {
  expect(adoptFollowUps(sequence, [written])).toEqual(sequence);
});

it('has nothing to do for more than there are, or none', () => {
  expect(adoptFollowUps(sequence, [...bodies, ...bodies])).toEqual(sequence);
  expect(adoptFollowUps({ ...sequence, messages: [] }, bodies).messages).toEqual([]);
});
