import { expect, it } from 'vitest';
import { blankCampaignForm } from '../campaign-form.ts';
import { mergeForms } from './campaign-saver.ts';

it('takes from each side what only that side changed', () => {
  const mine = { ...blankCampaignForm, template_name: 'Mine', pain_points: ['late payers'] };
  const theirs = { ...blankCampaignForm, industry: 'coffee' };
  expect(mergeForms(blankCampaignForm, mine, theirs)).toEqual({
    form: { ...mine, industry: 'coffee' },
    disputed: [],
  });
});

it('keeps mine where both changed a field, and names the field', () => {
  const mine = { ...blankCampaignForm, template_name: 'Mine', industry: 'tea' };
  const theirs = { ...blankCampaignForm, template_name: 'Theirs', industry: 'tea' };
  expect(mergeForms(blankCampaignForm, mine, theirs)).toEqual({
    form: mine,
    disputed: ['template_name'],
  });
});
