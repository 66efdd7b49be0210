import { expect, it } from 'vitest';
import { blankCampaignForm } from './campaign-form.ts';
import { furthestStep, missingIn, readStep, stepReached } from './steps.ts';

const id = '4f6c1a52-7a2b-4a57-8b43-0d5a3f6f1a01';
const basics = { ...blankCampaignForm, template_name: 'Cafés', category_id: id };
const whole = { ...basics, target_audience: 'café owners', tone_id: id };

it('names what a step lacks, spaces being nothing', () => {
  expect(missingIn(1, { ...blankCampaignForm, template_name: '  ' })).toEqual({
    template_name: 'Template name is required',
    category_id: 'Category selection is required',
  });
  expect(missingIn(2, basics)).toEqual({
    target_audience: 'Target audience description is required',
  });
  expect(missingIn(3, basics)).toEqual({ tone_id: 'Tone selection is required' });
  expect(missingIn(4, basics)).toEqual({});
});

it('goes as far as nothing is missing', () => {
  expect(furthestStep(blankCampaignForm)).toBe(1);
  expect(furthestStep(basics)).toBe(2);
  expect(furthestStep({ ...whole, template_name: '' })).toBe(1);
  expect(furthestStep(whole)).toBe(5);
});

it('knows where its writer stopped', () => {
  expect(stepReached(basics)).toBe(2);
  expect(stepReached(whole)).toBe(4);
  expect(stepReached({ ...whole, call_to_action: 'Ask' })).toBe(5);
});

it('reads only the five steps from an address', () => {
  expect(['1', '3', '5', '6', '03', '', null].map(readStep)).toEqual([1, 3, 5, 1, 1, 1, 1]);
});
