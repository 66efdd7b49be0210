import { randomUUID } from 'node:crypto';
import { ErrorBody, OutcomeRates, paths, SentEmail, SentEmailPage } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSentEmails } from '../../testing/rows/add-sent-emails.ts';
import { optimized } from '../../testing/optimized.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
let ada: Person;
let answer: string;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
  answer = (await optimized(ada)).messages[1].id;
});
afterAll(() => test.close());

const sentIn = async (response: Response) => SentEmail.parse(await response.json());
const errorIn = async (response: Response) => ErrorBody.parse(await response.json()).error;
const send = (body: object = {}) =>
  test.call(paths.sentEmails, { as: ada, body: { message_id: answer, ...body } });
const change = (id: string, body: object, as = ada) =>
  test.call(`${paths.sentEmails}/${id}`, { as, body, method: 'PATCH' });
const list = async (query = '') => {
  const response = await test.call(`${paths.sentEmails}${query}`, { as: ada });
  return SentEmailPage.parse(await response.json());
};

describe('a sent email', () => {
  it('gets its outcome, and keeps when', async () => {
    const sent = await sentIn(await send({ recipient: 'Tom' }));
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    const status_at = test.clock.now.toISOString();
    const replied = await sentIn(await change(sent.id, { status: 'replied' }));
    expect(replied).toEqual({ ...sent, status: 'replied', status_at });
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    const renamed = await sentIn(await change(sent.id, { status: 'replied', recipient: '' }));
    expect(renamed).toEqual({ ...replied, recipient: null });
  });

  it('was never sent later than now', async () => {
    const { id } = await sentIn(await send());
    const sent_at = new Date(test.clock.now.getTime() + 86_400_000).toISOString();
    const response = await change(id, { sent_at });
    expect(response.status).toBe(422);
    expect((await errorIn(response)).fields).toEqual({ sent_at: ['This is yet to come.'] });
  });

  it('can be taken back', async () => {
    const sent = await sentIn(await send());
    const path = `${paths.sentEmails}/${sent.id}`;
    expect(await sentIn(await test.call(path, { as: ada, method: 'DELETE' }))).toEqual(sent);
    expect((await test.call(path, { as: ada, method: 'DELETE' })).status).toBe(404);
    expect(await list()).toEqual({ items: [], total: 0 });
  });

  it('is had back as it was, and counted again', async () => {
    const sent = await sentIn(await send({ recipient: 'Tom', status: 'replied' }));
    const rates = async () => {
      const response = await test.call(paths.outcomeRates, { as: ada });
      return OutcomeRates.parse(await response.json());
    };
    await test.call(`${paths.sentEmails}/${sent.id}`, { as: ada, method: 'DELETE' });
    expect(await rates()).toMatchObject({ sent: 0, replied: 0 });
    expect((await change(sent.id, { status: 'meeting' })).status).toBe(404);
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    const choices = { put_back: [], subject: 'Stock on Sundays', blanks: {} };
    await test.database.everything
      .updateTable('chat_messages')
      .set({ choices: JSON.stringify(choices) })
      .where('id', '=', answer)
      .execute();
    const restore = (as: Person) =>
      test.call(paths.restoreSentEmail, { as, body: { sent_email_id: sent.id } });
    expect((await restore(await test.createPerson())).status).toBe(404);
    // Restoring it twice restores it once.
    for (const response of [await restore(ada), await restore(ada)]) {
      expect(await sentIn(response)).toEqual(sent);
    }
    expect(await list()).toEqual({ items: [sent], total: 1 });
    expect(await rates()).toMatchObject({ sent: 1, replied: 1 });
  });

  it("is nobody else's to mark", async () => {
    const { id } = await sentIn(await send());
    const bo = await test.createPerson();
    const [foreign, missing] = [
      await change(id, { status: 'replied' }, bo),
      await change(randomUUID(), { status: 'replied' }, bo),
    ];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect((await list()).items[0]?.status).toBe('sent');
  });

  it.each([
    ['status', 'bounced', 'Choose what came of it.'],
    ['recipient', 'x'.repeat(255), 'Use at most 254 characters.'],
    ['recipient', 'Tom\nJones', 'Use plain words on one line.'],
    ['recipient', 7, 'This must be text.'],
    ['sent_at', 'yesterday', 'This is no moment in time.'],
    ['sent_at', '0000-01-01T00:00:00Z', 'This is too long ago.'],
    ['sent_at', '1999-12-31T23:59:59Z', 'This is too long ago.'],
  ])('refuses %s = %j with a sentence', async (field, value, sentence) => {
    const { id } = await sentIn(await send());
    for (const response of [await send({ [field]: value }), await change(id, { [field]: value })]) {
      expect(response.status).toBe(422);
      expect((await errorIn(response)).fields).toEqual({ [field]: [sentence] });
    }
  });

  it.each([[-1], [11], [0.5], ['1']])('is no step %j of a sequence', async (step) => {
    const response = await send({ step });
    expect(response.status).toBe(422);
    const { fields } = await errorIn(response);
    expect(fields?.step?.[0]).toBe('There is no such follow-up.');
  });
});

describe('an email written elsewhere', () => {
  const body = 'Hi Tom,\n\nYour oven takes 40 minutes to heat. Shall I show you one that takes 12?';
  const note = (given: object) => test.call(paths.sentEmails, { as: ada, body: given });

  it('is listed, counted, answered and taken back as any other', async () => {
    const sent = await sentIn(await note({ subject: 'Your oven', body, recipient: 'Tom' }));
    expect(sent).toMatchObject({ message_id: null, subject: 'Your oven', recipient: 'Tom' });
    expect(sent.score).toBeGreaterThan(0);
    const replied = await sentIn(await change(sent.id, { status: 'replied' }));
    expect(await list()).toEqual({ items: [replied], total: 1 });
    const rates = await test.call(paths.outcomeRates, { as: ada });
    expect(OutcomeRates.parse(await rates.json())).toMatchObject({ sent: 1, replied: 1 });
    await test.call(`${paths.sentEmails}/${sent.id}`, { as: ada, method: 'DELETE' });
    expect(await list()).toEqual({ items: [], total: 0 });
    const restored = await test.call(paths.restoreSentEmail, {
      as: ada,
      body: { sent_email_id: sent.id },
    });
    expect(await sentIn(restored)).toEqual(replied);
  });

  it('may have no subject line', async () => {
    expect(await sentIn(await note({ subject: null, body }))).toMatchObject({ subject: null });
  });

  const oneOfBoth = 'Name the answer that the email was taken from, or give its subject and body.';
  const together = 'A subject and a body go together; where there is no subject line, it is null.';
  it.each([
    [{}, 'message_id', oneOfBoth],
    [{ message_id: randomUUID(), subject: 'Ovens', body }, 'message_id', oneOfBoth],
    [{ body }, 'subject', together],
    [{ subject: 'Ovens', body: ' \n' }, 'body', 'Paste an email first.'],
    [{ subject: 'Ovens', body: 7 }, 'body', 'The email must be text.'],
    [{ subject: 'Two\nlines', body }, 'subject', 'The subject stands on one line.'],
    [{ subject: 'x'.repeat(999), body }, 'subject', 'Use at most 998 characters.'],
    [{ subject: 'Ovens', body, step: 1 }, 'step', 'There is no such follow-up.'],
  ])('is refused as %j, by the field %s', async (given, field, sentence) => {
    const response = await note(given);
    expect(response.status).toBe(422);
    expect((await errorIn(response)).fields?.[field]).toEqual([sentence]);
  });
});

describe('the list', () => {
  it('has the last sent first, in pages, of what is asked for', async () => {
    const { everything } = test.database;
    const at = (minutes: number) => new Date(test.clock.now.getTime() - minutes * 60_000);
    await addSentEmails(everything, { user_id: ada.id, sent_at: at(3) }, { replied: 1 });
    await addSentEmails(everything, { user_id: ada.id, sent_at: at(1) }, { meeting: 1 });
    await addSentEmails(everything, { user_id: ada.id, sent_at: at(2) }, { no_reply: 1 });
    const { id } = await sentIn(await send());
    const statuses = async (query: string) => (await list(query)).items.map((one) => one.status);
    expect(await statuses('')).toEqual(['sent', 'meeting', 'no_reply', 'replied']);
    expect(await statuses('?limit=2&offset=1')).toEqual(['meeting', 'no_reply']);
    expect(await statuses('?status=replied')).toEqual(['replied']);
    const { items, total } = await list(`?message_id=${answer}&limit=1`);
    expect([items.map((one) => one.id), total]).toEqual([[id], 1]);
    expect(await list(`?message_id=${randomUUID()}`)).toEqual({ items: [], total: 0 });
  });

  it('is answered beside the rates of the same filter', async () => {
    await send({ status: 'replied' });
    const rates = await test.call(`${paths.outcomeRates}?message_id=${answer}`, { as: ada });
    expect(OutcomeRates.parse(await rates.json())).toMatchObject({ sent: 1, replied: 1 });
  });
});
