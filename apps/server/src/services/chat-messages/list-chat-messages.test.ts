import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import { listChatMessages } from './list-chat-messages.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it.each(['{"score": "high"}', '[]', '"text"', '{"analysis": null, "engine": "another"}'])(
  'leaves out a result stored as %s, and shows the rest',
  async (stored) => {
    const { ctx } = await test.createPerson();
    const { session, messages } = await optimizeEmail(ctx, {
      content: 'Hi Tom, is your stock counted by hand?',
      session_id: null,
      message_type: 'email_optimization',
    });
    await test.database.everything
      .updateTable('chat_messages')
      .set({ optimization_results: stored, email_data: '{"email_content": 5}' })
      .where('session_id', '=', session.id)
      .execute();
    expect(await listChatMessages(ctx, session.id)).toEqual(
      messages.map((message) => ({ ...message, email_data: null, optimization_results: null })),
    );
  },
);
