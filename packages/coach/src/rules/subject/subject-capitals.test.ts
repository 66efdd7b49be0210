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

  it('needs capitals for more than half of its letters: not every script has them', () => {
    expect(on('OVENS 東京都新宿')).toBeNull();
    expect(on('OVENSX 東京都新宿')?.loss).toBe(1);
    expect(on('OVENS, OVENS, OV 東京都新宿区の店のパン屋')).toBeNull();
    expect(on('OVENS, OVENS, OVE 東京都新宿区の店のパン屋')?.loss).toBe(1);
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
