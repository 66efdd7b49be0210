import { paths } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { evenOut } from './check-password.ts';

const { accounts } = paths;

async function isHeldBack(path: string, status: number): Promise<boolean> {
  let isAnswered = false;
  const answer = evenOut(() => Promise.resolve(new Response(null, { status })), 400);
  const answered = answer(new Request(`http://localhost:3000${path}`)).then(() => {
    isAnswered = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  const isHeld = !isAnswered;
  await answered;
  return isHeld;
}

it('holds back the answers that would tell by their time who has an account', async () => {
  expect(await isHeldBack(accounts.signUp, 200)).toBe(true);
  expect(await isHeldBack(accounts.requestReset, 200)).toBe(true);
});

it('keeps nobody else waiting, nor whoever is refused', async () => {
  expect(await isHeldBack(accounts.session, 200)).toBe(false);
  expect(await isHeldBack(accounts.signUp, 422)).toBe(false);
});
