import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail, goodParts } from '../../../test/good-email.ts';
import { padding } from './padding.ts';

const on = (offer: string) => check(padding, goodEmail({ offer }));

describe('padding', () => {
  it('is silent on an email that says each thing once', () => {
    expect(check(padding, goodEmail())).toBeNull();
  });

  it('quotes a sentence said twice', () => {
    expect(on(goodParts.ask)).toMatchObject({ loss: 1, quotes: [goodParts.ask] });
    expect(on(goodParts.ask)?.reason).toContain('One stretch says');
  });

  it('quotes a bare list of keywords', () => {
    const list = 'Shopify Klaviyo Berlin ecommerce growth revenue 2024 retention CEO.';
    expect(on(list)?.quotes).toEqual([list]);
  });

  it('quotes strings of signs and runs of fragments', () => {
    expect(on('??? ????')?.quotes).toEqual(['???', '????']);
    expect(on('??? ????')?.reason).toContain('2 stretches say');
    expect(on('Growth. Revenue. Sales.')?.quotes).toEqual(['Growth.', 'Revenue.', 'Sales.']);
  });

  it('is silent on another language', () => {
    expect(
      on('Wir liefern gefrorene Croissants, die Sie nur noch in den Ofen schieben müssen.'),
    ).toBeNull();
  });
});
