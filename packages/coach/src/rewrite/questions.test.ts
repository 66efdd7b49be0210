import { expect, it } from 'vitest';
import known from '../../data/questions.json' with { type: 'json' };
import { review } from '../review.ts';
import { rules } from '../rules/rules.ts';
import { reviseEmail } from './revise-email.ts';

const bare = {
  subject: 'Ovens',
  body: `Hello,

We sell ovens to restaurants. They are efficient and reliable, and our service is second to none.

We can offer great prices on all models.

Regards,
Ann`,
};
const made = review(bare);

it('asks at most three things, what wins most first', () => {
  const wins = made.questions.map((one) => one.wins);
  expect(made.questions.length).toBeGreaterThan(0);
  expect(made.questions.length).toBeLessThanOrEqual(3);
  expect(wins).toEqual(wins.toSorted((one, other) => other - one));
});

it('asks nothing of a text without words', () => {
  expect(review({ subject: null, body: '' }).questions).toEqual([]);
});

const places = ['greeting', 'opening', 'offer', 'end'] as const;
const questionsOnly = { edits: [], questions: places.map((place) => ({ id: place, place })) };
const answered = (answers: Record<string, string>) =>
  reviseEmail(bare, questionsOnly, { answers }).body;

it('puts each answer at its place, as a sentence', () => {
  const body = answered({
    greeting: 'Priya,',
    opening: 'your kitchen has one oven',
    end: 'Shall I send the list?',
  });
  expect(body).toContain('Hello Priya,\n\nYour kitchen has one oven. We sell');
  expect(body).toContain('models.\n\nShall I send the list?\n\nRegards,');
});

it.each(['{{company}} grew.', '[[company]] grew.', 'iPhone users came.', 'https://a.example/b'])(
  'leaves the first letter of %j as it is typed',
  (opening) => expect(answered({ opening })).toContain(`Hello,\n\n${opening}`),
);

it('puts no answer into a list, nor between a list and what leads to it', () => {
  const body =
    'Hi Sam,\n\nOur bakery delivers in Leeds. You get:\n\n1. rolls for 40 people\n2. cakes\n\nAnn';
  const { body: made } = reviseEmail({ subject: null, body }, questionsOnly, {
    answers: { offer: 'It costs 90 pounds', end: 'Shall I bring some?' },
  });
  expect(made).toContain('You get:\n\n1. rolls for 40 people\n2. cakes\n\nAnn');
  expect(made).toContain('Leeds. It costs 90 pounds.');
});

it('greets where nothing greeted', () => {
  const answers = { greeting: 'Priya' };
  expect(
    reviseEmail({ subject: null, body: 'We sell ovens.' }, questionsOnly, { answers }).body,
  ).toBe('Hi Priya,\n\nWe sell ovens.');
});

it('leaves the text alone while an answer is empty', () => {
  expect(answered({ opening: '  ' })).toBe(bare.body);
});

it('keeps its place when the sentence beside it leaves', () => {
  const start = bare.body.indexOf('We sell');
  const edits = [{ id: '1', field: 'body' as const, start, end: start + 30, after: '' }];
  const { body } = reviseEmail(
    bare,
    { ...questionsOnly, edits },
    { answers: { opening: 'One oven' } },
  );
  expect(body).toContain('Hello,\n\nOne oven. They are');
});

it('knows questions for nothing but what a rule weighs', () => {
  const ids = rules.map(({ id }) => id);
  for (const { id } of known) expect(ids).toContain(id);
});
