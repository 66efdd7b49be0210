import { lengths } from '@replysmith/contract';
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
  const [, stored] = await listChatMessages(ctx, session.id);
  expect(stored?.optimization_results).toEqual({
    ...messages[1].optimization_results,
    ...{ offers: [], questions: [], strengths: [] },
  });
  expect(stored?.choices).toEqual({ ...choices, taken: [], answers: {} });
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

it('refuses one more question in a session that is full, and counts nothing', async () => {
  const { ctx, id } = await test.createPerson();
  const ask = (session_id: string | null) =>
    optimizeEmail(ctx, {
      content: 'Hi Tom, is your stock counted by hand?',
      session_id,
      message_type: 'email_optimization',
    });
  const { session } = await ask(null);
  await sql`
    INSERT INTO chat_messages (id, session_id, user_id, role, message_type, content, created_at)
    SELECT gen_random_uuid(), ${session.id}, ${id}, 'user', 'conversation', 'And then?', now()
    FROM generate_series(1, ${lengths.sessionMessages - 3})
  `.execute(test.database.everything);
  await expect(ask(session.id)).rejects.toMatchObject({ code: 'session_full' });
  expect(await listChatMessages(ctx, session.id)).toHaveLength(lengths.sessionMessages - 1);
  const { rows } = await sql<{ used: number }>`
    SELECT (usage_tracking::jsonb ->> 'daily_ai_requests')::integer AS used
    FROM user_subscriptions WHERE user_id = ${id}
  `.execute(test.database.everything);
  expect(rows).toEqual([{ used: 1 }]);
});
