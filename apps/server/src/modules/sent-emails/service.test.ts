import { randomUUID } from 'node:crypto';
import { reviseEmail, score } from '@replysmith/coach';
import { CreateSentEmailRequest, lengths } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clumsyEmail } from '../../testing/clumsy-email.ts';
import { addTemplate } from '../../testing/rows/add-template.ts';
import { makeCampaign } from '../../testing/rows/make-campaign.ts';
import { optimized } from '../../testing/optimized.ts';
import type { Person } from '../../testing/person.ts';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { updateChatMessage } from '../chat/update-message.ts';
import { createSentEmail, deleteSentEmail, listSentEmails, restoreSentEmail } from './service.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const send = (
  { ctx }: Pick<Person, 'ctx'>,
  message_id: string,
  overrides: object = {},
  key: string | null = null,
) => createSentEmail(ctx, CreateSentEmailRequest.parse({ message_id, ...overrides }), key);
const countOf = async ({ ctx }: Person) =>
  (await listSentEmails(ctx, { limit: 1, offset: 0 })).total;

describe('an email that was sent', () => {
  it('is kept with what the coach gave it, and waits for an answer', async () => {
    const { session, messages, optimization } = await optimized(ada);
    const now = test.clock.now.toISOString();
    expect(await send(ada, messages[1].id, { recipient: ' Tom ' })).toEqual({
      id: expect.any(String) as string,
      ...{ user_id: ada.id, session_id: session.id, message_id: messages[1].id },
      ...{ campaign_id: null, template_id: null, step: 0, recipient: 'Tom' },
      subject: optimization.optimized_email.subject,
      score: optimization.score.optimized_score,
      ...{ stage: optimization.reading?.stage, profile: optimization.reading?.profile },
      ...{ status: 'sent', sent_at: now, status_at: now },
    });
    const [{ score_version } = {}] = await test.database.everything
      .selectFrom('sent_emails')
      .select('score_version')
      .where('message_id', '=', messages[1].id)
      .execute();
    expect(score_version).toBe(optimization.score.version);
  });

  it('is the rewrite as its writer decided: changes put back, a subject picked', async () => {
    const { messages, optimization } = await optimized(ada);
    const { changes, original_email, reading } = optimization;
    const bodily = changes.filter(({ field }) => field === 'body').map(({ id }) => id);
    expect(bodily.length).toBeGreaterThan(0);
    const choices = { put_back: bodily, subject: 'Stock on Sundays', blanks: {} };
    await test.database.everything
      .updateTable('chat_messages')
      .set({ choices: JSON.stringify(choices) })
      .where('id', '=', messages[1].id)
      .execute();
    const asSent = { ...original_email, subject: choices.subject };
    const { value } = score({ ...asSent, stage: reading?.stage, profile: reading?.profile });
    expect(value).not.toBe(optimization.score.optimized_score);
    expect(await send(ada, messages[1].id)).toMatchObject({
      ...{ subject: choices.subject, score: value },
    });
  });

  it('is the rewrite with the offers taken and the questions answered', async () => {
    const { messages, optimization } = await optimized(ada, { content: clumsyEmail });
    const { offers, questions, original_email, changes, reading } = optimization;
    const offer = offers.find(({ kind }) => kind === 'divide');
    const question = questions.find(({ place }) => place === 'opening');
    if (!offer || !question) throw new Error('Too little is offered and asked.');
    const accepted = { [offer.id]: true };
    const answers = { [question.id]: 'Your returns desk in Leeds has one lane for 40 parcels.' };
    await updateChatMessage(ada.ctx, messages[1].id, { choices: { taken: accepted, answers } });
    const asSent = reviseEmail(
      original_email,
      { edits: changes, offers, questions },
      { taken: [offer.id], answers },
    );
    expect(asSent.body).toContain('has one lane for 40 parcels.');
    const { value } = score({ ...asSent, stage: reading?.stage, profile: reading?.profile });
    expect(value).not.toBe(optimization.score.optimized_score);
    expect(await send(ada, messages[1].id)).toMatchObject({ score: value });
  });

  it('may be a follow-up, which is scored as one', async () => {
    const content =
      'Subject: Gaskets for the Rotherham line\n\nHi Tom,\n\nYour tender in August asked for seals that stand 230 °C and can be washed every shift. We supply silicone gaskets to 31 food plants within 60 miles of Rotherham. Our van delivers 200 pieces to your gate in two days.\n\nWould a sample pair for line 3 be useful?\n\nBest,\nAda';
    const { messages, optimization } = await optimized(ada, { content });
    const [followUp] = optimization.follow_ups;
    expect(await send(ada, messages[1].id, { step: 1 })).toMatchObject({
      ...{ step: 1, subject: followUp?.subject, stage: 'follow_up' },
      score: expect.any(Number) as number,
    });
    const none = send(ada, messages[1].id, { step: 9 });
    await expect(none).rejects.toMatchObject({ fields: { step: ['There is no such follow-up.'] } });
  });

  it('belongs to the campaign and the template that its text came from', async () => {
    const { id: campaign_id } = await makeCampaign(ada);
    const template_id = await addTemplate(test.database.everything, ada.id);
    const { messages } = await optimized(ada, { campaign_id, template_id });
    const sent = await send(ada, messages[1].id);
    expect(sent).toMatchObject({ campaign_id, template_id });
  });

  it('may have been written elsewhere: it is scored, and only its words are not kept', async () => {
    const email = { subject: 'Stock on Sundays', body: clumsyEmail };
    const { value, version, reading } = score(email);
    const input = CreateSentEmailRequest.parse({ ...email, recipient: 'Tom' });
    expect(await createSentEmail(ada.ctx, input)).toMatchObject({
      ...{ session_id: null, message_id: null, campaign_id: null, template_id: null, step: 0 },
      ...{ subject: email.subject, recipient: 'Tom', score: value, status: 'sent' },
      ...{ stage: reading.stage, profile: reading.profile },
    });
    const stored = await test.database.everything
      .selectFrom('sent_emails')
      .selectAll()
      .where('user_id', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect(stored.score_version).toBe(version);
    expect(JSON.stringify(stored)).not.toContain(clumsyEmail.slice(0, 30));
  });

  it('has no score when the text is no email to judge', async () => {
    const { messages } = await optimized(ada, {
      content:
        'Καλημέρα κύριε Παπαδόπουλε,\n\nΕίδα ότι το ταμείο σας αργεί να φορτώσει στο κινητό.',
    });
    expect(await send(ada, messages[1].id)).toMatchObject({ score: null });
  });

  it('is noted without a score when the coach has no time', async () => {
    const { messages } = await optimized(ada);
    const ai = { ...ada.ctx.ai, score: () => Promise.reject(new Error('Task queue is full')) };
    const sent = await send({ ctx: { ...ada.ctx, ai } }, messages[1].id);
    expect(sent).toMatchObject({ score: null, stage: 'first' });
  });

  it('is noted once however often the same call is sent, and at once', async () => {
    const { messages } = await optimized(ada);
    const key = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => send(ada, messages[1].id, {}, key)),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await countOf(ada)).toBe(1);
    const other = send(ada, messages[1].id, { recipient: 'Tom' }, key);
    await expect(other).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });
});

describe('what was not sent', () => {
  it("is somebody else's message, or one in a deleted session", async () => {
    const bo = await test.createPerson();
    const { messages, session } = await optimized(ada);
    const before = await rowsOf(test.database.everything);
    for (const missing of [messages[1].id, randomUUID()]) {
      await expect(send(bo, missing)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await rowsOf(test.database.everything)).toEqual(before);
    await test.database.everything
      .updateTable('chat_sessions')
      .set({ deleted_at: test.clock.now })
      .where('id', '=', session.id)
      .execute();
    await expect(send(ada, messages[1].id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is a message that holds no rewrite', async () => {
    const { messages } = await optimized(ada);
    await expect(send(ada, messages[0].id)).rejects.toMatchObject({
      fields: { message_id: ['This message holds no email.'] },
    });
  });

  it.each([
    ['in the future', 6 * 60_000, 'This is yet to come.'],
    ['before there was any email worth counting', -40 * 365 * 86_400_000, 'This is too long ago.'],
  ])('is an email sent %s', async (_when, from, sentence) => {
    const { messages } = await optimized(ada);
    const sent_at = new Date(test.clock.now.getTime() + from).toISOString();
    await expect(send(ada, messages[1].id, { sent_at })).rejects.toMatchObject({
      fields: { sent_at: [sentence] },
    });
  });
});

it('was sent now at the latest, whatever the clock of a browser says', async () => {
  const { messages } = await optimized(ada);
  const now = test.clock.now.getTime();
  const ahead = await send(ada, messages[1].id, { sent_at: new Date(now + 60_000).toISOString() });
  expect(ahead.sent_at).toBe(new Date(now).toISOString());
  const past = new Date(now - 86_400_000).toISOString();
  expect((await send(ada, messages[1].id, { sent_at: past })).sent_at).toBe(past);
});

it('has room for so many from one message, however many are noted at once', async () => {
  const { messages } = await optimized(ada);
  const message_id = messages[1].id;
  await test.database.everything
    .insertInto('sent_emails')
    .values(
      Array.from({ length: lengths.sentOfMessage - 2 }, () => ({ user_id: ada.id, message_id })),
    )
    .execute();
  const sent = await Promise.allSettled(Array.from({ length: 5 }, () => send(ada, message_id)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: 'At most 500 emails can be marked as sent from one message.' },
  });
  const { items } = await listSentEmails(ada.ctx, { limit: 1, offset: 0 });
  const sent_email_id = items[0]?.id ?? '';
  await deleteSentEmail(ada.ctx, sent_email_id);
  await send(ada, message_id);
  const again = restoreSentEmail(ada.ctx, { sent_email_id });
  await expect(again).rejects.toMatchObject({ code: 'too_many_sent' });
});
