import { expect, it } from 'vitest';
import { email, messagePair } from '../../../testing/samples.ts';
import { instructionsOf } from './message-pairs.ts';

const [draft, answer] = messagePair(email);
const { optimization_results: result } = answer;
const reading = result?.reading;
if (!reading) throw new Error('The sample answer holds no reading.');

it('are those stored with the message, whatever came of it', () => {
  const email_data = { email_content: email, manner: 'light', stage: 'follow_up' } as const;
  const stored = { manner: 'light', stage: 'follow_up' };
  expect(instructionsOf({ draft: { ...draft, email_data }, answer })).toEqual(stored);
  expect(instructionsOf({ draft: { ...draft, email_data }, answer: null })).toEqual(stored);
});

it('are told by the answer where none were stored, without what was guessed', () => {
  expect(instructionsOf({ draft, answer })).toEqual({ manner: 'full' });
  const stated = { ...reading, stage: 'follow_up', isStageGuessed: false } as const;
  const read = { ...answer, optimization_results: { ...result, reading: stated } };
  expect(instructionsOf({ draft, answer: read })).toEqual({ manner: 'full', stage: 'follow_up' });
});

it('are unknown of an older message that nothing answered', () => {
  expect(instructionsOf({ draft, answer: null })).toEqual({});
  const question = { ...draft, email_data: null, message_type: 'conversation' } as const;
  expect(instructionsOf({ draft: question, answer: null })).toEqual({});
});
