import { randomUUID } from 'node:crypto';
import { overdueDays, rateOf } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSentEmails } from '../../testing/rows/add-sent-emails.ts';
import { makeCampaign } from '../../testing/rows/make-campaign.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { deleteCampaign, listCampaigns } from '../campaigns/service.ts';
import { getOutcomeRates } from './outcomes.ts';

let test: TestApp;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  [ada, bo] = [await test.createPerson(), await test.createPerson()];
});
afterAll(() => test.close());

const day = 86_400_000;
const ago = (days: number) => new Date(test.clock.now.getTime() - days * day);
type Overrides = Omit<Parameters<typeof addSentEmails>[1], 'user_id' | 'sent_at'>;
type Counts = Parameters<typeof addSentEmails>[2];
const sent = (person: Person, counts: Counts, overrides: Overrides = {}, days = 1) =>
  addSentEmails(
    test.database.everything,
    { user_id: person.id, sent_at: ago(days), ...overrides },
    counts,
  );
const nothing = { sent: 0, waiting: 0, replied: 0, meetings: 0, no_reply: 0 };
const unknown = { reply_rate: null, meeting_rate: null };

describe('the rates', () => {
  it('are of nothing as long as nothing was sent', async () => {
    expect(await getOutcomeRates(ada.ctx, {})).toEqual({ ...nothing, ...unknown });
  });

  it('count meetings among the replies, and leave out what may still be answered', async () => {
    await sent(ada, { replied: 2, meeting: 1, no_reply: 7, sent: 5 });
    await sent(bo, { replied: 20 });
    expect(await getOutcomeRates(ada.ctx, {})).toEqual({
      ...{ sent: 15, waiting: 5, replied: 2, meetings: 1, no_reply: 7 },
      ...{ reply_rate: rateOf(3, 10), meeting_rate: rateOf(1, 10) },
    });
  });

  it('take fourteen days of silence for no reply, marked or not', async () => {
    await sent(ada, { sent: 1 }, {}, overdueDays);
    await sent(ada, { sent: 2, no_reply: 1, replied: 4 }, {}, overdueDays + 1 / 24);
    expect(await getOutcomeRates(ada.ctx, {})).toMatchObject({
      ...{ sent: 8, waiting: 1, no_reply: 3, replied: 4 },
      reply_rate: { share: 4 / 7, of: 7 },
    });
  });

  it('are not told of fewer than five decided ones', async () => {
    await sent(ada, { replied: 4, sent: 9 });
    expect(await getOutcomeRates(ada.ctx, {})).toMatchObject({ replied: 4, ...unknown });
    await sent(ada, { no_reply: 1 });
    expect(await getOutcomeRates(ada.ctx, {})).toMatchObject({ reply_rate: { share: 0.8, of: 5 } });
  });

  it('are of what is asked for', async () => {
    const { id: campaign_id } = await makeCampaign(ada);
    await sent(ada, { replied: 1, no_reply: 4 }, { campaign_id });
    await sent(ada, { replied: 6 });
    expect(await getOutcomeRates(ada.ctx, { campaign_id })).toMatchObject({ sent: 5, replied: 1 });
    const none = { campaign_id, message_id: randomUUID() };
    expect(await getOutcomeRates(ada.ctx, none)).toEqual({ ...nothing, ...unknown });
  });

  it("tell of somebody else's campaign what they tell of none", async () => {
    const { id: campaign_id } = await makeCampaign(ada);
    await sent(ada, { replied: 9 }, { campaign_id });
    for (const missing of [campaign_id, randomUUID()]) {
      const rates = await getOutcomeRates(bo.ctx, { campaign_id: missing });
      expect(rates).toEqual({ ...nothing, ...unknown });
    }
  });
});

describe('a list of campaigns', () => {
  it('carries what came of the emails of each, deleted or not', async () => {
    const first = await makeCampaign(ada, { template_name: 'First' });
    const second = await makeCampaign(ada, { template_name: 'Second' });
    await sent(ada, { replied: 2, no_reply: 4 }, { campaign_id: first.id });
    await sent(ada, { meeting: 1 }, { campaign_id: second.id });
    await sent(ada, { replied: 3 });
    await deleteCampaign(ada.ctx, second.id);
    const outcomesIn = async (state: 'saved' | 'deleted') =>
      (await listCampaigns(ada.ctx, { state })).items.map(({ outcomes }) => outcomes);
    expect(await outcomesIn('saved')).toEqual([
      {
        ...{ ...nothing, sent: 6, replied: 2, no_reply: 4 },
        ...{ reply_rate: rateOf(2, 6), meeting_rate: rateOf(0, 6) },
      },
    ]);
    expect(await outcomesIn('deleted')).toEqual([{ ...nothing, ...unknown, sent: 1, meetings: 1 }]);
  });
});
