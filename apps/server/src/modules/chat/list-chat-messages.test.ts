import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clumsyEmail } from '../../testing/clumsy-email.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import { listChatMessages } from './messages.ts';
import { updateChatMessage } from './update-message.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('shows a result and choices from before there were offers and questions', async () => {
  const { ctx } = await test.createPerson();
  const { session, messages } = await optimizeEmail(ctx, {
    ...{ content: clumsyEmail, session_id: null, message_type: 'email_optimization' },
  });
  const choices = { put_back: [], subject: 'Ovens', blanks: {} };
  await test.database.everything
    .updateTable('chat_messages')
    .set({
      optimization_results: sql`optimization_results - '{offers,questions,strengths}'::text[]`,
      choices: JSON.stringify(choices),
    })
    .where('id', '=', messages[1].id)
    .execute();
  const [, kept] = await listChatMessages(ctx, session.id);
  expect(kept?.optimization_results).toEqual({
    ...messages[1].optimization_results,
    ...{ offers: [], questions: [], strengths: [] },
  });
  expect(kept?.choices).toEqual({ ...choices, taken: [], answers: {} });
  const change = { put_back: {}, taken: { 'offer 1': true }, blanks: { name: 'Tom' } };
  const decided = await updateChatMessage(ctx, messages[1].id, { choices: change });
  expect(decided.choices).toEqual({ ...choices, taken: [], blanks: { name: 'Tom' }, answers: {} });
});

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
