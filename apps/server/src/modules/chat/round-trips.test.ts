import { randomUUID } from 'node:crypto';
import type { OptimizeEmailRequest } from '@replysmith/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { startAnswer } from './start-answer.ts';

const request: OptimizeEmailRequest = {
  content: 'Subject: Stock\n\nHi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda',
  session_id: null,
  message_type: 'email_optimization',
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('goes to the database no oftener than this before the model is asked', async () => {
  const { ctx } = await test.createPerson();
  await optimizeEmail(ctx, request);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await startAnswer(ctx, request, randomUUID());
  const statements = query.mock.calls.map(([text]) => {
    const table = /(?:from|into|update) "(\w+)"/.exec(text)?.[1];
    return [/^\w+/.exec(text)?.[0], ...(table ? [table] : [])].join(' ');
  });
  query.mockRestore();
  await answer.ended;
  expect(statements).toEqual([
    'BEGIN',
    'select ai_requests',
    'select user_subscriptions',
    'insert chat_sessions',
    'insert chat_messages',
    'SET',
    'select user_subscriptions',
    'update user_subscriptions',
    'insert ai_requests',
    'SET',
    'select profiles',
    'COMMIT',
  ]);
});
