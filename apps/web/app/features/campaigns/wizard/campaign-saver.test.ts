import type { UpdateCampaignRequest, WizardCampaign } from '@replysmith/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CampaignServer } from '../api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { clearStorage } from '../../../lib/storage.ts';
import { campaign } from '../../../testing/campaign-samples.ts';
import { blankCampaignForm, isSame, type CampaignForm } from '../campaign-form.ts';
import { createCampaignSaver } from './campaign-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  clearStorage();
});

const offline = new ApiError({ kind: 'network', code: 'network', message: 'No connection.' });
const conflict = new ApiError({
  kind: 'http',
  code: 'campaign_conflict',
  message: 'Changed elsewhere.',
  status: 409,
});

/** A slow server with one campaign. */
function slowServer(stored: WizardCampaign) {
  const calls = { creates: [] as CampaignForm[], updates: [] as UpdateCampaignRequest[] };
  const held = { stored, isDown: false, underWay: 0, mostAtOnce: 0 };
  const answer = async <Reply>(work: () => Reply): Promise<Reply> => {
    held.underWay += 1;
    held.mostAtOnce = Math.max(held.mostAtOnce, held.underWay);
    await new Promise((resolve) => setTimeout(resolve, 100));
    held.underWay -= 1;
    if (held.isDown) throw offline;
    return work();
  };
  const server: CampaignServer = {
    create: (form) =>
      answer(() => {
        calls.creates.push(form);
        held.stored = { ...held.stored, ...form, version: 1 };
        return { campaign: held.stored, sent: form };
      }),
    update: (_id, { version, ...changes }) =>
      answer(() => {
        const changed = Object.assign({}, held.stored, changes);
        if (isSame(changed, held.stored)) return held.stored;
        if (version !== held.stored.version) throw conflict;
        calls.updates.push({ version, ...changes });
        held.stored = { ...changed, version: version + 1 };
        return held.stored;
      }),
    read: () => answer(() => held.stored),
  };
  return { server, calls, held };
}

function open(stored: WizardCampaign | null, server: CampaignServer) {
  return createCampaignSaver({
    userId: 'nora',
    campaign: stored,
    start: blankCampaignForm,
    server,
  });
}

it('sends what was typed once it stands still, in one call', async () => {
  const { server, calls } = slowServer(campaign());
  const saver = open(campaign(), server);
  for (const industry of ['t', 'te', 'tea']) {
    saver.change({ industry });
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(calls.updates).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.updates).toEqual([{ version: 1, industry: 'tea' }]);
  expect(saver.read()).toMatchObject({ isDirty: false, isSaving: false });
});

it('has one call under way at a time, and the next brings what was typed meanwhile', async () => {
  const { server, calls, held } = slowServer(campaign());
  const saver = open(campaign(), server);
  saver.change({ industry: 'tea' });
  const saved = saver.save();
  await vi.advanceTimersByTimeAsync(50);
  saver.change({ call_to_action: 'Ask' });
  void saver.save();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await saved).toBe(true);
  expect(held.mostAtOnce).toBe(1);
  expect(calls.updates).toEqual([
    { version: 1, industry: 'tea' },
    { version: 2, call_to_action: 'Ask' },
  ]);
});

it('makes a new campaign once, and changes that one from then on', async () => {
  const { server, calls } = slowServer(campaign());
  const saver = open(null, server);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls.creates).toEqual([]);
  saver.change({ template_name: 'C' });
  void saver.save();
  await vi.advanceTimersByTimeAsync(50);
  saver.change({ template_name: 'Cafés' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls.creates).toEqual([{ ...blankCampaignForm, template_name: 'C' }]);
  expect(calls.updates).toEqual([{ version: 1, template_name: 'Cafés' }]);
});

it('keeps in this browser what did not arrive, and sends it when opened again', async () => {
  const { server, calls, held } = slowServer(campaign());
  held.isDown = true;
  const saver = open(campaign(), server);
  saver.change({ industry: 'tea' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.read()).toMatchObject({ isDirty: true, isKept: true, failure: offline });

  held.isDown = false;
  const again = open(campaign(), server);
  expect(again.read().form.industry).toBe('tea');
  const leave = again.attend();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.updates).toEqual([{ version: 1, industry: 'tea' }]);
  expect(again.read().isDirty).toBe(false);
  leave();
});

it('tries again by itself, and at once when the browser is online again', async () => {
  const { server, held } = slowServer(campaign());
  held.isDown = true;
  const saver = open(campaign(), server);
  const leave = saver.attend();
  saver.change({ industry: 'tea' });
  await vi.advanceTimersByTimeAsync(1_000);
  held.isDown = false;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(200);
  expect(held.stored.industry).toBe('tea');

  held.isDown = true;
  saver.change({ industry: 'coffee' });
  await vi.advanceTimersByTimeAsync(1_000);
  held.isDown = false;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(held.stored.industry).toBe('coffee');
  leave();
});

it('joins what was changed elsewhere with what was changed here', async () => {
  const { server, held } = slowServer(campaign());
  const saver = open(campaign(), server);
  held.stored = { ...held.stored, call_to_action: 'Theirs', version: 2 };
  saver.change({ industry: 'tea' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(held.stored).toMatchObject({ call_to_action: 'Theirs', industry: 'tea', version: 3 });
  expect(saver.read()).toMatchObject({ isDirty: false, disputed: [] });
  expect(saver.read().form.call_to_action).toBe('Theirs');
});

it.each(['mine', 'theirs'] as const)(
  'asks where both changed the same field, and saves all else: %s stays',
  async (side) => {
    const { server, held } = slowServer(campaign());
    const saver = open(campaign(), server);
    held.stored = { ...held.stored, industry: 'theirs', version: 2 };
    saver.change({ industry: 'mine', call_to_action: 'Ask' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(held.stored).toMatchObject({ industry: 'theirs', call_to_action: 'Ask' });
    expect(saver.read().disputed).toEqual(['industry']);
    saver.settle(side);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(held.stored.industry).toBe(side);
    expect(saver.read()).toMatchObject({ isDirty: false, disputed: [] });
  },
);

it.each([2, 3])(
  'takes in what another tab wrote where both choose the same: version %i',
  async (version) => {
    const { server, calls, held } = slowServer(campaign());
    const saver = open(campaign(), server);
    held.stored = { ...held.stored, industry: 'tea', call_to_action: 'Theirs', version };
    saver.change({ industry: 'tea' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saver.read()).toMatchObject({ isDirty: false, disputed: [] });
    expect(saver.read().form.call_to_action).toBe('Theirs');
    expect(held.stored).toMatchObject({ industry: 'tea', call_to_action: 'Theirs', version });
    expect(calls.updates).toEqual([]);
  },
);

it('asks about what was typed while another tab’s words came in', async () => {
  const { server, held } = slowServer(campaign());
  const saver = open(campaign(), server);
  held.stored = { ...held.stored, industry: 'tea', call_to_action: 'Theirs', version: 2 };
  saver.change({ industry: 'tea' });
  void saver.save();
  await vi.advanceTimersByTimeAsync(50);
  saver.change({ call_to_action: 'Mine' });
  await vi.advanceTimersByTimeAsync(2_000);
  saver.change({ target_audience: 'dentists' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saver.read().disputed).toEqual(['call_to_action']);
  expect(held.stored).toMatchObject({ call_to_action: 'Theirs', target_audience: 'dentists' });
});

it('does not let a field that is too long keep the others back', async () => {
  const { server, calls } = slowServer(campaign());
  const saver = open(campaign(), server);
  saver.change({ template_name: 'n'.repeat(101), industry: 'tea' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.updates).toEqual([{ version: 1, industry: 'tea' }]);
  expect(await saver.save()).toBe(false);
  expect(saver.read().isDirty).toBe(true);
});
