import { describe, expect, it } from 'vitest';
import { longestAnswers } from './ask-model.ts';
import { guardAgainstLeaks, newMarker, showText } from './leak-guard.ts';

const secret =
  'Rewrite the email so that its reader feels spoken to. Keep every fact the writer gave, and add none of your own.';
const marker = newMarker();
const material = 'Hi Nora, your bakery opens at six. Could we talk on Tuesday about the ovens?';
const guard = guardAgainstLeaks(marker, `${secret} ${marker}`, material);
const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

describe('guardAgainstLeaks', () => {
  it.each([
    ['as they are', secret],
    ['in the middle of other words', `Sure: ${secret.slice(30, 100)} And so on.`],
    ['in capitals', secret.toUpperCase()],
    ['a word a line', secret.replaceAll(' ', '\n')],
    ['letter by letter', Array.from(secret).join(' ')],
    ['backwards', Array.from(secret).reverse().join('')],
    ['turned by thirteen', rot13(secret)],
    ['in base64', `Here: ${Buffer.from(secret).toString('base64')}`],
    ['in hex', `Here: ${Buffer.from(secret).toString('hex')}`],
    ['as a web address writes them', encodeURIComponent(secret)],
    ['by the marker alone', `fin: ${marker}`],
    ['by the marker with dashes between', Array.from(marker).join('-')],
  ])('refuses the instructions %s', (_how, text) => {
    expect(() => guard.checkDisguises(text)).toThrow('unusable');
  });

  it.each([
    material,
    'Keep every fact the writer gave',
    'The reader of this email feels spoken to, so that she answers. Rewrite it and keep it short.',
    'See https://example.com/a-rather-long-path/with-many-words/and-an-id-3f9a8c7d6e5b4a39281706.',
  ])('lets pass %s', (text) => {
    expect(() => guard.checkDisguises(text)).not.toThrow();
  });

  it('lets a person’s own words pass even where the instructions say them too', () => {
    const own = guardAgainstLeaks(marker, secret, `I wrote: ${secret}`);
    expect(() => own.checkDisguises(secret)).not.toThrow();
  });

  it('shows all of a long answer that repeats the instructions from the material', () => {
    const long = `${secret} `.repeat(1000).slice(0, longestAnswers.rewrite);
    const own = guardAgainstLeaks(marker, `${secret} ${marker}`, `I wrote: ${long}`);
    let text = '';
    const shown = showText(own, { onText: (piece) => (text += piece) });
    for (let length = 1000; length <= long.length; length += 1000) {
      shown.grow(long.slice(0, length));
    }
    shown.finish(long);
    expect(text).toBe(long);
  });

  it('holds back only what could be the beginning of the marker', () => {
    expect(guard.safeLength('Could we talk')).toBe(13);
    expect(guard.safeLength(`Hi ${marker.slice(0, 5)}`)).toBe(3);
    expect(guard.safeLength('Hi q')).toBe(3);
    expect(guard.safeLength('Iraq is')).toBe(7);
  });
});
