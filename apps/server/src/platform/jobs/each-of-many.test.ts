import { expect, it } from 'vitest';
import { eachOfMany } from './each-of-many.ts';

const rows = Array.from({ length: 450 }, (_, index) => ({ id: String(index).padStart(3, '0') }));

const read = (after: string | null, limit: number) =>
  Promise.resolve(rows.filter(({ id }) => after === null || id > after).slice(0, limit));

it('works on every row of every page once, a few at the same time', async () => {
  const done: string[] = [];
  let [atOnce, most] = [0, 0];
  await eachOfMany(read, async ({ id }) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
    done.push(id);
    return true;
  });
  expect(done.toSorted()).toEqual(rows.map(({ id }) => id));
  expect(most).toBe(3);
});

it('reads as many and works on as many as it is told', async () => {
  const limits: number[] = [];
  const done: string[] = [];
  await eachOfMany(
    (after, limit) => {
      limits.push(limit);
      return read(after, limit);
    },
    ({ id }) => {
      done.push(id);
      return Promise.resolve(id !== '151');
    },
    { page: 100, atOnce: 1 },
  );
  expect(limits).toEqual([100, 100]);
  expect(done.at(-1)).toBe('151');
});

it('leaves the rest alone when it is told so', async () => {
  const done: string[] = [];
  await eachOfMany(read, ({ id }) => {
    done.push(id);
    return Promise.resolve(id !== '001');
  });
  expect(done).toEqual(['000', '001', '002']);
});
