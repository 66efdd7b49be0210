import type { AnswerReply, MessageType, OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withUser } from '../../platform/db/with-user.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { replyOf } from './follow-answer.ts';
import { startAnswer } from './start-answer.ts';
import { messagesOf } from './messages.ts';

let test: TestApp;
let ada: Person;
let session_id: string | null;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
  session_id = null;
});
afterAll(() => test.close());

async function ask(content: string, changes: Partial<OptimizeEmailRequest> = {}) {
  const message_type: MessageType = 'conversation';
  const request = { content, session_id, message_type, ...changes };
  const reply: AnswerReply = await replyOf(await startAnswer(ada.ctx, request));
  session_id = reply.session.id;
  return reply.messages[0].id;
}

const contents = async (before?: string) => {
  const messages = await withUser(ada.ctx, (tx) =>
    messagesOf(ada.ctx, tx, session_id, { type: 'conversation', before }),
  );
  return messages.filter(({ role }) => role === 'user').map(({ content }) => content);
};

it('takes the newest variant of each message alone, in the place of the first', async () => {
  const first = await ask('How long should it be?');
  await ask('And the subject?');
  await ask('How short may it be?', { variant_of: first });
  expect(await contents()).toEqual(['How short may it be?', 'And the subject?']);
});

it('takes what stands before a message for what was said before another variant of it', async () => {
  await ask('How long should it be?');
  const second = await ask('And the subject?');
  await ask('And the greeting?');
  const row = await test.database.everything
    .selectFrom('chat_messages')
    .select('position')
    .where('id', '=', second)
    .executeTakeFirstOrThrow();
  expect(await contents(row.position)).toEqual(['How long should it be?']);
});

it('has each answer behind its question', async () => {
  const first = await ask('How long should it be?');
  await ask('And the subject?');
  await ask('How short may it be?', { variant_of: first });
  const roles = await withUser(ada.ctx, (tx) =>
    messagesOf(ada.ctx, tx, session_id, { type: 'conversation' }),
  );
  expect(roles.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
});
