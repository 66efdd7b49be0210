import { expect, it } from 'vitest';
import { score } from '../score/score.ts';
import { draftSequence } from '../sequence/draft-sequence.ts';
import { vetFollowUps } from './vet-follow-ups.ts';

const sequence = draftSequence({
  subject: 'Gaskets for the Rotherham line',
  body: 'Hi Tom,\n\nYour tender in August asked for seals that stand 230 °C and can be washed every shift. We supply silicone gaskets to 31 food plants within 60 miles of Rotherham. Our van delivers 200 pieces to your gate in two days.\n\nWould a sample pair for line 3 be useful?\n\nThanks,\nAda',
});
const bodies = sequence.messages.slice(1).map(({ body }) => body);
const reworded = bodies.map((body) => body.replace(/^Hi Tom/u, 'Hello Tom'));

it('takes the words of each that says the same, where it scores as high', () => {
  expect(reworded).not.toEqual(bodies);
  const { messages } = vetFollowUps(sequence, reworded);
  for (const [at, body] of reworded.entries()) {
    const own = sequence.messages[at + 1];
    const { value } = score({
      subject: 'Re: Gaskets for the Rotherham line',
      body,
      stage: 'follow_up',
    });
    const isAsGood = value >= (own?.score ?? 100);
    expect(messages[at + 1]?.body).toBe(isAsGood ? body : own?.body);
  }
});

it.each([
  ['an invention', 'Hi Tom,\n\nWe saved Tesco £4m. Would a sample pair be useful?\n\nAda'],
  ['a reminder', 'Hi Tom,\n\nJust checking in!\n\nAda'],
  ['a further blank', (bodies[0] ?? '').replace('plants', 'plants like [fill in: theirs]')],
  ['nothing', ''],
])('keeps the coach’s own instead of %s', (_, written) => {
  expect(vetFollowUps(sequence, [written])).toEqual(sequence);
});

it('has nothing to do for more than there are, or none', () => {
  expect(vetFollowUps(sequence, [...bodies, ...bodies])).toEqual(sequence);
  expect(vetFollowUps({ ...sequence, messages: [] }, bodies).messages).toEqual([]);
});
