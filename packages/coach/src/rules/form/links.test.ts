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

  it('costs for three, and for four in a pitch to the press', () => {
    const pitch = (count: number) =>
      check(links, goodEmail({ offer: `See ${list(count)}.`, profile: 'pr' }));
    expect(on(`See ${list(3)}.`)).toMatchObject({ loss: 1, fix: 'Keep the one they need.' });
    expect(pitch(3)).toBeNull();
    expect(pitch(4)?.quotes).toHaveLength(4);
  });

  it('costs for a shortener and quotes it', () => {
    expect(on('See https://bit.ly/3xYz, please.')).toMatchObject({
      loss: 1,
      quotes: ['https://bit.ly/3xYz'],
    });
    const many = on(`See https://bit.ly/3xYz and ${list(2)}.`);
    expect(many?.quotes).toHaveLength(3);
    expect(many?.fix).toContain('cut the others');
  });

  it('does not count the signature', () => {
    expect(on('We bake.', `Thanks,\nMarek\n${list(6)}`)).toBeNull();
  });
});
