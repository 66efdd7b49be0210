import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { links } from './links.ts';

const list = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://example.com/${at}`).join(' and ');
const on = (offer: string, close?: string) =>
  check(links, goodEmail({ offer, ...(close === undefined ? {} : { close }) }));

describe('links', () => {
  it('is silent on none, one and two', () => {
    for (const count of [0, 1, 2]) expect(on(`See ${list(count)}.`)).toBeNull();
  });

  it('costs for four and all for six', () => {
    expect(on(`See ${list(4)}.`)?.loss).toBe(0.5);
    expect(on(`See ${list(6)}.`)).toMatchObject({ loss: 1 });
  });

  it('costs for a shortener and quotes it', () => {
    expect(on('See https://bit.ly/3xYz, please.')).toMatchObject({
      loss: 0.75,
      quotes: ['https://bit.ly/3xYz'],
    });
  });

  it('does not count the signature', () => {
    expect(on('We bake.', `Thanks,\nMarek\n${list(6)}`)).toBeNull();
  });
});
