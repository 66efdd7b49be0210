import { expect, it } from 'vitest';
import { suggestSubjects } from '../subjects/suggest-subjects.ts';
import { vetSubjects } from './vet-subjects.ts';

const draft = {
  subject: 'Stock',
  body: 'Hi Tom,\n\nI saw you opened a second shop in Leeds in March. We count stock for 40 shops overnight.\n\nWorth a look?\n\nThanks,\nAda',
};
const ideas = suggestSubjects(draft);
const words = (written: string[], known: string[] = []) =>
  vetSubjects(draft, ideas, written, known).map(({ subject }) => subject);

it('takes one that says what the email says and scores as high as the least of the coach’s', () => {
  const low = ideas.map((idea) => ({ ...idea, score: 0 }));
  const joined = vetSubjects(draft, low, ['Your stock counts overnight']);
  expect(joined.map(({ subject }) => subject)).toContain('Your stock counts overnight');
  expect(joined.length).toBeLessThanOrEqual(5);
  const high = ideas.map((idea) => ({ ...idea, score: 100 }));
  expect(vetSubjects(draft, high, ['Your stock counts overnight'])).toEqual(high);
  expect(joined.map(({ score }) => score)).toEqual(
    joined.map(({ score }) => score).toSorted((a, b) => b - a),
  );
});

it.each(['400 shops counted', 'RE: YOUR SHOPS', '<b>Stock</b>', '', 'stock', 'x'.repeat(101)])(
  'takes no %j',
  (subject) => {
    expect(words([subject]).toSorted()).toEqual(ideas.map((idea) => idea.subject).toSorted());
  },
);

it('takes a figure that is known', () => {
  const accepted = (known: string[]) => vetSubjects(draft, [], ['Stock for 400 shops'], known);
  expect(accepted([])).toEqual([]);
  expect(accepted(['400 shops'])).toHaveLength(1);
});
