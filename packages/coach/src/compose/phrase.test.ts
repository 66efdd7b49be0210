import { describe, expect, it } from 'vitest';
import { opensWithVerb, readPhrase, standing } from './phrase.ts';

describe('the words of a brief', () => {
  it.each([
    ['late payers', 'noun'],
    ['no-shows', 'noun'],
    ['missed calls', 'noun'],
    ['Chasing late invoices', 'noun'],
    ['not knowing who to call', 'noun'],
    ['cloud bills nobody can explain', 'noun'],
    ['reps who do not trust the CRM', 'noun'],
    ['photographs that make rooms look small', 'noun'],
    ['lose track of orders', 'verb'],
    ["don't know what the team thinks", 'verb'],
    ['Book a 15-minute call', 'verb'],
    ['forward this to the front desk', 'verb'],
    ['Closing the books takes three weeks', 'clause'],
    ['drivers wait an hour because slots are not planned', 'clause'],
    ['their customers use it', 'clause'],
    ['unplanned downtime costs $22,000 per hour', 'clause'],
    ['costs, delays, blame', 'other'],
    ['hard to hire nurses', 'other'],
    ['invoices paid late', 'other'],
    ['άδεια τραπέζια', 'other'],
    ['', 'other'],
  ])('%j are a %s', (text, form) => {
    expect(readPhrase(text).form).toBe(form);
  });

  it.each(['demo next week', 'fruit that goes off', 'waste of material', 'four shifts', ''])(
    '%j do not open with a verb',
    (text) => {
      expect(opensWithVerb(text)).toBe(false);
    },
  );

  it.each([
    ['Outdated website', 'an outdated website'],
    ['rising energy costs', 'rising energy costs'],
    ['churn', 'churn'],
    ['the old oven', 'the old oven'],
    ['15 minutes next week', '15 minutes next week'],
    ['slow checkout on mobile', null],
  ])('%j stand in a sentence as %j', (text, expected) => {
    expect(standing(readPhrase(text))).toBe(expected);
  });
});
