import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { close } from './close.ts';

const on = (text: string) => check(close, goodEmail({ close: text }));

describe('close', () => {
  it.each([
    'Thanks,\nMarek',
    'Marek',
    '- Marek',
    'Best regards,',
    'Cheers, Marek',
    'Thank you for your time.',
  ])('is silent on %j', (text) => {
    expect(on(text)).toBeNull();
  });

  it('is silent on an empty mail and not on one word', () => {
    expect(check(close, { subject: null, body: '' })).toBeNull();
    expect(check(close, { subject: null, body: 'Croissants?' })).not.toBeNull();
  });

  it.each(['Ana', 'Maria 07700 900456'])('is silent where the last line ends on %j', (name) => {
    const body = `We bake at four in Hebden Bridge. Can I drop off two loaves? ${name}`;
    expect(check(close, { subject: null, body })).toBeNull();
  });

  it('costs when the mail just stops', () => {
    expect(on('')).toMatchObject({ loss: 1, measure: 'No close, no name' });
  });
});
