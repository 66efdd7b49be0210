import { afterEach, expect, it } from 'vitest';
import { clearStorage, localStore } from '../../../lib/storage.ts';
import { blankCampaignForm, type CampaignForm } from '../campaign-form.ts';
import { takeUpCampaign, unsentCampaign } from './campaign-saver.ts';

afterEach(clearStorage);

const written: CampaignForm = {
  ...blankCampaignForm,
  industry: 'tea',
  target_audience: 'owners of cafés',
};
const theirs: CampaignForm = { ...blankCampaignForm, call_to_action: 'Theirs' };

/** Stored by another version of the page, with other fields. */
function leave(
  form: Record<string, unknown>,
  base: Record<string, unknown> = blankCampaignForm,
): void {
  localStore.write(
    unsentCampaign('nora', 'cafés').ownKey,
    JSON.stringify({ form, base, sentFrom: 'there' }),
  );
}

const takeUp = () => takeUpCampaign(unsentCampaign('nora', 'cafés'), theirs);

it('takes up a form from before a field was added', () => {
  const added = { call_to_action: undefined };
  leave({ ...written, ...added }, { ...blankCampaignForm, ...added });
  expect(takeUp()).toEqual({
    form: { ...written, call_to_action: 'Theirs' },
    disputed: [],
    sentFrom: 'there',
  });
});

it('takes up what it can read of a form with a field that is no more or is kept otherwise', () => {
  leave(
    { ...written, call_to_action: ['Ask'], budget: '$5' },
    { ...blankCampaignForm, budget: '' },
  );
  expect(takeUp().form).toEqual({ ...written, call_to_action: 'Theirs' });
});

it('takes nothing from what is no form, and no longer keeps it once something is kept', () => {
  localStore.write(unsentCampaign('nora', 'cafés').ownKey, '{');
  const next = unsentCampaign('nora', 'cafés');
  expect(takeUpCampaign(next, theirs)).toMatchObject({ form: theirs, disputed: [] });
  next.write(null);
  expect(unsentCampaign('nora', 'cafés').left()).toEqual([]);
});
