import { describe, expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { bringsNews, messageOverlap } from './sequence-rules.ts';

const read = (message: string) =>
  parseEmail({ subject: null, body: `Hi Tom,\n\n${message}\n\nNora` });
const earlier = read('Frozen croissants bake fast in Leeds for 41p.');

describe('messageOverlap', () => {
  it.each([
    ['Frozen croissants bake fast in Leeds for 41p.', 1],
    ['Frozen croissants bake. Slow bread rises.', 0.5],
    ['Slow bread rises alone.', 0],
    ['And you, and me, and them.', 0],
  ])('gives %j its share', (message, share) => {
    expect(messageOverlap(read(message), earlier)).toBeCloseTo(share, 5);
  });
});

describe('bringsNews', () => {
  it.each([
    ['Croissants for 52p.', true],
    ['Croissants bake fast for 1p.', true],
    ['Croissants are sold in Otley now.', true],
    ['Since then, [fill in: one new fact].', true],
    ['Croissants bake fast in Leeds for 41p.', false],
    ['Croissants bake fast.', false],
  ])('says of %j whether a figure or a name is new', (message, isNew) => {
    expect(bringsNews(read(message), [earlier])).toBe(isNew);
  });
});
