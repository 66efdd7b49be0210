import type { Conversation } from '@replysmith/coach';
import type { OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { updateChatMessage } from './update-message.ts';
import { replyOf } from './follow-answer.ts';
import { startAnswer } from './start-answer.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const email: OptimizeEmailRequest = {
  content:
    'Subject: Stock\n\nHi Tom,\n\nI saw that your shop counts its stock by hand on Sundays. Would a list of what sold by noon save you an hour?\n\nBest,\nAda',
  session_id: null,
  message_type: 'email_optimization',
};

/**
 * Sends a line to the reader and returns what they had heard by then. With `isOver`, the reader
 * ends the conversation.
 */
async function say(session_id: string, content: string, isOver = false): Promise<string[]> {
  let received: Conversation | undefined;
  const { ai } = ada.ctx;
  const listening: typeof ai = {
    ...ai,
    reply: async (conversation, writing) => {
      received = conversation;
      const authored = await ai.reply(conversation, writing);
      if (authored.outcome !== 'written') return authored;
      return { ...authored, result: { ...authored.result, isOver } };
    },
  };
  const request = { session_id, content, message_type: 'client_simulation' } as const;
  await replyOf(await startAnswer({ ...ada.ctx, ai: listening }, request));
  return (received?.turns ?? []).filter(({ from }) => from === 'writer').map(({ text }) => text);
}

const more = 'It takes four minutes to set up.';
const yetMore = 'There is a trial of two weeks.';

it('keeps with the message who was asked, chosen or not', async () => {
  const { session } = await optimizeEmail(ada.ctx, email);
  const ask = async (changes: Partial<OptimizeEmailRequest>) => {
    const message_type = 'client_simulation';
    const request = { session_id: session.id, content: more, message_type, ...changes } as const;
    return (await replyOf(await startAnswer(ada.ctx, request))).messages[0].email_data;
  };
  expect(await ask({})).toEqual({ persona: 'busy_founder' });
  expect(await ask({ persona: 'investor' })).toEqual({ persona: 'investor' });
  expect(await ask({})).toEqual({ persona: 'investor' });
});

it('goes on with the reader of the email in use', async () => {
  const { session } = await optimizeEmail(ada.ctx, email);
  expect(await say(session.id, 'What would they say?')).toEqual([]);
  expect(await say(session.id, more)).toEqual([more]);
  expect(await say(session.id, yetMore)).toEqual([more, yetMore]);
});

it('begins anew with the reader of another email', async () => {
  const first = await optimizeEmail(ada.ctx, email);
  const session_id = first.session.id;
  const content = email.content.replace('Sundays', 'Mondays');
  const variant_of = first.messages[0].id;
  const second = await optimizeEmail(ada.ctx, { ...email, session_id, content, variant_of });
  await say(session_id, 'What would they say?');
  expect(await say(session_id, more)).toEqual([more]);

  await updateChatMessage(ada.ctx, first.messages[1].id, { is_in_use: true });
  expect(await say(session_id, 'And now?')).toEqual([]);
  expect(await say(session_id, more)).toEqual([more]);

  const choices = { subject: 'Sundays' };
  await updateChatMessage(ada.ctx, first.messages[1].id, { choices });
  expect(await say(session_id, 'And now?')).toEqual([]);

  await updateChatMessage(ada.ctx, second.messages[1].id, { is_in_use: true });
  expect(await say(session_id, 'And now?')).toEqual([]);
});

it('begins anew with the same reader once they were done, on another day', async () => {
  const { session } = await optimizeEmail(ada.ctx, email);
  await say(session.id, 'What would they say?');
  expect(await say(session.id, more, true)).toEqual([more]);
  expect(await say(session.id, 'What would they reply?')).toEqual([]);
  expect(await say(session.id, yetMore)).toEqual([yetMore]);
});
