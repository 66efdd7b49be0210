import { expect, it } from 'vitest';
import { Offer, Optimization, Question } from './answers.ts';
import { type EngineReason, engineReasons, isCounted } from './message-rules.ts';

it('counts a request unless the coach stepped in for a model that was still to be had', () => {
  const reasons = Object.keys(engineReasons) as EngineReason[];
  expect(reasons.filter((engine_reason) => isCounted({ engine_reason }))).toEqual(['spent']);
  expect(isCounted({ engine_reason: null })).toBe(true);
});

const email = { subject: null, body: 'Hi Tom,' };
/** A result as it was stored before much of what there is now. */
const stored = {
  analysis: { subject_line: 'There is none.', overall_tone: 'Clear.' },
  improvements: { subject_suggestions: [] },
  ...{ original_email: email, optimized_email: email },
  score: {
    ...{ original_score: 60, optimized_score: 70, improvement_areas: [] },
    ...{ original_lines: [], optimized_lines: [] },
  },
  ...{ changes: [], template_suggestions: [], sequence_recommendations: [], engine: 'coach' },
};
const offer = {
  ...{ id: 'offer 1', kind: 'divide', rule: 'long-sentences', reason: 'Two read faster.' },
  ...{ gain: -3, edits: [{ field: 'body', start: 0, end: 2, before: 'Hi', after: '' }] },
};
const question = {
  ...{ id: 'greeting', place: 'greeting', question: 'Who reads it?', example: 'Priya', wins: 4 },
};

it('reads results from before there were offers, questions and strengths as without any', () => {
  expect(Optimization.parse(stored)).toMatchObject({ offers: [], questions: [], strengths: [] });
});

it('keeps offers, questions and strengths as they are', () => {
  const parts = { offers: [offer], questions: [question], strengths: ['It asks one thing.'] };
  expect(Optimization.parse({ ...stored, ...parts })).toMatchObject(parts);
});

it.each([
  ['an offer of a kind that there is not', Offer, { ...offer, kind: 'longer' }],
  ['a question that wins nothing', Question, { ...question, wins: 0 }],
  ['an answer that would go nowhere', Question, { ...question, place: 'signature' }],
])('refuses %s', (_, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});
