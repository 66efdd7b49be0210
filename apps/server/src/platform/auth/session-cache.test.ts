import { expect, it, vi } from 'vitest';
import { type SessionUser, createSessionCache } from './session-cache.ts';

const ada: SessionUser = {
  ...{ id: 'ada', email: 'ada@example.com', isEmailVerified: true, isAdmin: false },
  ...{ sessionId: 'a session', sessionEndsAt: new Date(Date.now() + 60_000) },
};

it('looks somebody up once, until they are forgotten', async () => {
  const cache = createSessionCache();
  const look = vi.fn(() => Promise.resolve(ada));
  await cache.find('a cookie', look);
  expect(await cache.find('a cookie', look)).toBe(ada);
  cache.forget('somebody else');
  await cache.find('a cookie', look);
  expect(look).toHaveBeenCalledTimes(1);
  cache.forget('ada');
  await cache.find('a cookie', look);
  expect(look).toHaveBeenCalledTimes(2);
});

it('does not remember what it read before a change', async () => {
  const cache = createSessionCache();
  await cache.find('a cookie', () => {
    cache.forget('ada');
    return Promise.resolve(ada);
  });
  expect(await cache.find('a cookie', () => Promise.resolve(null))).toBeNull();
});

it('looks up again whose session has ended by itself', async () => {
  const cache = createSessionCache();
  const ended = { ...ada, sessionEndsAt: new Date(Date.now() - 1) };
  await cache.find('a cookie', () => Promise.resolve(ended));
  expect(await cache.find('a cookie', () => Promise.resolve(null))).toBeNull();
});

it('remembers nobody who was not found', async () => {
  const cache = createSessionCache();
  expect(await cache.find('a cookie', () => Promise.resolve(null))).toBeNull();
  expect(await cache.find('a cookie', () => Promise.resolve(ada))).toBe(ada);
});
