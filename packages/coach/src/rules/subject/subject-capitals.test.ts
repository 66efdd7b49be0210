import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { subjectCapitals } from './subject-capitals.ts';

const on = (subject: string) => check(subjectCapitals, goodEmail({ subject }));

describe('a subject in capitals', () => {
  it('costs, and leaves Re: out of the quotation', () => {
    expect(on('Re: FREE OVENS TODAY')?.quotes).toEqual(['FREE OVENS TODAY']);
  });

  it('needs ten characters', () => {
    expect(on('HOT BREADS')?.loss).toBe(1);
    expect(on('HOT BREAD')).toBeNull();
  });

  it('is not fooled by a merge tag in small letters', () => {
    expect(on('FREE OVENS FOR {{company}}')?.quotes).toEqual(['FREE OVENS FOR {{company}}']);
  });

  it('is silent on lower case, on one capital word and on short or wordless subjects', () => {
    for (const subject of [
      'ovens for leeds today',
      'OVENS for Leeds',
      'VAT 2026',
      'CROISSANTS',
      '12 345 678 90',
      '',
    ]) {
      expect(on(subject)).toBeNull();
    }
  });
});
