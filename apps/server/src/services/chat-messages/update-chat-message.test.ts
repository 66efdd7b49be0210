import { randomUUID } from 'node:crypto';
import type { ClientReply, OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { replyOf } from '../answers/reply-of.ts';
import { startAnswer } from '../answers/start-answer.ts';
import { listChatMessages } from './list-chat-messages.ts';
import { updateChatMessage } from './update-chat-message.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const request: OptimizeEmailRequest = {
  content:
    'Subject: Quick question\n\nHi Tom,\n\nI hope this finds you well. We are the leading provider of shipping software.\nWould you be available for a 30-minute call on Tuesday?\n\nBest,\nAda',
  session_id: null,
  message_type: 'email_optimization',
};
const nothing = { put_back: [], subject: null, blanks: {} };

describe('updateChatMessage', () => {
  it('keeps what was decided last, and leaves the result as it was', async () => {
    const { session, messages, optimization } = await optimizeEmail(ada.ctx, request);
    const { id } = messages[1];
    const [change] = optimization.changes;
    const choices = { put_back: [change?.id ?? ''], subject: 'Tom', blanks: { seconds: '9' } };
    await updateChatMessage(ada.ctx, id, { choices: { ...nothing, subject: 'Earlier' } });
    expect(await updateChatMessage(ada.ctx, id, { choices })).toEqual({ ...messages[1], choices });
    const [, kept] = await listChatMessages(ada.ctx, session.id);
    expect(kept).toEqual({ ...messages[1], choices });
  });

  it('refuses a change that the rewrite does not have', async () => {
    const { session, messages } = await optimizeEmail(ada.ctx, request);
    const choices = { ...nothing, put_back: ['no-such-change'] };
    await expect(updateChatMessage(ada.ctx, messages[1].id, { choices })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect((await listChatMessages(ada.ctx, session.id))[1]?.choices).toBeNull();
  });

  it('does not find a message of another’s, the writer’s own, a deleted one, or none', async () => {
    const bob = await test.createPerson();
    const bobs = await optimizeEmail(bob.ctx, request);
    const own = await optimizeEmail(ada.ctx, request);
    const gone = await optimizeEmail(ada.ctx, request);
    await test.database.everything
      .updateTable('chat_sessions')
      .set({ deleted_at: new Date() })
      .where('id', '=', gone.session.id)
      .execute();
    const wrong = [bobs.messages[1].id, own.messages[0].id, gone.messages[1].id, randomUUID()];
    for (const id of wrong) {
      await expect(updateChatMessage(ada.ctx, id, { choices: nothing })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  it('is what a simulated reader then reads', async () => {
    const { session, messages, optimization } = await optimizeEmail(ada.ctx, request);
    const put_back = optimization.changes.map((change) => change.id);
    await updateChatMessage(ada.ctx, messages[1].id, { choices: { ...nothing, put_back } });
    const asked = await startAnswer(ada.ctx, {
      content: 'What would they say?',
      session_id: session.id,
      message_type: 'client_simulation',
    });
    const reply: ClientReply | null = (await replyOf(asked)).messages[1].client_reply;
    expect(put_back.length).toBeGreaterThan(0);
    expect(reply?.email).toEqual(optimization.original_email);
  });
});
