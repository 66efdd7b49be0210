import type { UpdateCampaignRequest, WizardCampaign } from '@replysmith/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { clearStorage } from '../../../lib/storage.ts';
import { campaign } from '../../../testing/campaign-samples.ts';
import { blankCampaignForm, type CampaignForm } from '../campaign-form.ts';
import { createCampaignSaver } from './campaign-saver.ts';

const offline = new ApiError({ kind: 'network', code: 'network', message: 'No connection.' });
const conflict = new ApiError({
  kind: 'http',
  code: 'campaign_conflict',
  message: 'Changed elsewhere.',
  status: 409,
});

let stored: WizardCampaign;
let isDown: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  stored = campaign();
  isDown = false;
});
afterEach(() => {
  vi.useRealTimers();
  clearStorage();
});

const answer = <Reply>(work: () => Reply): Promise<Reply> =>
  new Promise((resolve) => setTimeout(resolve, 100)).then(() => {
    if (isDown) throw offline;
    return work();
  });
const server = {
  create: (form: CampaignForm) =>
    answer(() => {
      stored = { ...stored, ...form, version: 1 };
      return { campaign: stored, sent: form };
    }),
  update: (_id: string, { version, ...changes }: UpdateCampaignRequest) =>
    answer(() => {
      if (version !== stored.version) throw conflict;
      stored = Object.assign({ ...stored }, changes, { version: version + 1 });
      return stored;
    }),
  read: () => answer(() => stored),
};

/** A tab with the campaign as the server has it, or with one that it has not heard of. */
function openTab(isNew = false) {
  const options = {
    userId: 'nora',
    campaign: isNew ? null : stored,
    start: blankCampaignForm,
    server,
  };
  const saver = createCampaignSaver(options);
  const close = saver.attend();
  /** It closes, and sends nothing anymore. */
  const end = () => {
    isDown = true;
    close();
  };
  return { ...saver, end };
}
const settle = () => vi.advanceTimersByTimeAsync(2_000);

it('keeps the words that wait for an answer, and asks again after a reload, whatever another tab saves', async () => {
  const [mine, theirs] = [openTab(), openTab()];
  theirs.change({ template_name: 'Theirs' });
  await settle();
  mine.change({ template_name: 'Mine, long work' });
  await settle();
  expect(mine.read().disputed).toEqual(['template_name']);
  theirs.change({ industry: 'tea' });
  await settle();
  theirs.change({ template_name: 'Theirs again' });
  await settle();
  expect(theirs.read().isDirty).toBe(false);
  mine.end();
  isDown = false;
  const reloaded = openTab();
  expect(reloaded.read()).toMatchObject({ isDirty: true, disputed: ['template_name'] });
  const both = { template_name: 'Mine, long work', industry: 'tea' };
  expect(reloaded.read().form).toMatchObject(both);
});

it('keeps what would be refused, whatever another tab saves', async () => {
  const [mine, theirs] = [openTab(), openTab()];
  const template_name = 'n'.repeat(400);
  mine.change({ template_name });
  await settle();
  theirs.change({ industry: 'tea' });
  await settle();
  mine.end();
  isDown = false;
  expect(openTab().read().form).toMatchObject({ template_name, industry: 'tea' });
});

it('keeps apart what two tabs write of a new campaign', async () => {
  const [mine, theirs] = [openTab(true), openTab(true)];
  isDown = true;
  mine.change({ template_name: 'Mine' });
  await settle();
  isDown = false;
  theirs.change({ template_name: 'Theirs' });
  void theirs.save();
  await vi.advanceTimersByTimeAsync(150);
  mine.end();
  await settle();
  expect(openTab(true).read().form.template_name).toBe('Mine');
});

it('takes up what several tabs left one after the other', async () => {
  const [one, other] = [openTab(), openTab()];
  isDown = true;
  one.change({ template_name: 'One' });
  await settle();
  other.change({ template_name: 'Other' });
  await settle();
  one.end();
  other.end();
  await settle();
  isDown = false;
  expect(openTab().read().form.template_name).toBe('Other');
  await settle();
  expect(stored.template_name).toBe('Other');
  const next = openTab();
  expect(next.read()).toMatchObject({ disputed: ['template_name'] });
  expect(next.read().form.template_name).toBe('One');
  next.settle('theirs');
  await settle();
  expect(openTab().read().isDirty).toBe(false);
});

it('forgets what the server has, so that it never comes back', async () => {
  const tab = openTab();
  isDown = true;
  tab.change({ industry: 'tea' });
  await settle();
  tab.end();
  await settle();
  // It arrived, but the answer was lost.
  stored = { ...stored, industry: 'tea', version: 2 };
  isDown = false;
  openTab().end();
  await settle();
  stored = { ...stored, industry: campaign().industry, version: 3 };
  expect(openTab().read().isDirty).toBe(false);
});
