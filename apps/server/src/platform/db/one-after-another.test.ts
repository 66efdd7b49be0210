import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { oneAfterAnother } from './with-user.ts';

it('does what names the same number in order, and the rest beside it', async () => {
  const seen: string[] = [];
  const step = (lock: bigint, name: string, pause: number) =>
    oneAfterAnother(lock, async () => {
      seen.push(`${name} begins`);
      await sleep(pause);
      seen.push(`${name} ends`);
    });
  await Promise.all([step(1n, 'a', 30), step(1n, 'b', 0), step(2n, 'c', 0)]);
  expect(seen).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins', 'b ends']);
});

it('goes on after one that failed, and tells only its own caller', async () => {
  const failing = oneAfterAnother(3n, () => Promise.reject(new Error('No.')));
  const next = oneAfterAnother(3n, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('No.');
  expect(await next).toBe('done');
});
