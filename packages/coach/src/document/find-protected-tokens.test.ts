import { describe, expect, it } from 'vitest';
import { parseEmail } from './parse-email.ts';

const tokens = (body: string, subject: string | null = null) =>
  parseEmail({ subject, body }).protectedTokens.map(({ kind, text }) => `${kind}: ${text}`);

describe('finding what no rewrite may lose', () => {
  it.each([
    ['We met Nora Lindqvist of Brightlane.', ['name: Nora Lindqvist', 'name: Brightlane']],
    ['Fernhill’s till is slow. It seems Fernhill knows.', ['name: Fernhill', 'name: Fernhill']],
    ['HubSpot and iOS 18 work.', ['name: HubSpot', 'name: iOS', 'number: 18']],
    ['Our SEO and CRM improve ROI.', []],
    [
      'It rose 12.5% to €1,200.50, or $3m, for 40+ shops.',
      ['number: 12.5%', 'number: €1,200.50', 'number: $3m', 'number: 40+'],
    ],
    ['We need two bakers and a dozen trays.', ['number: two', 'number: dozen']],
    [
      'Free on Tuesday at 3:30 pm or on 12 March 2026?',
      ['date: Tuesday', 'date: 3:30 pm', 'date: 12 March 2026'],
    ],
    ['They sat in the sun next week.', ['date: next week']],
    [
      'See https://a.example/b?c=1 or shop.example.com/x, write to n@a.example.',
      ['link: https://a.example/b?c=1', 'link: shop.example.com/x', 'email_address: n@a.example'],
    ],
    [
      'Hi [First Name], see {{link}} and [fill in: day].',
      ['merge_tag: [First Name]', 'merge_tag: {{link}}', 'blank: [fill in: day]'],
    ],
    ['You said “Leeds in 9 days” there.', ['quotation: “Leeds in 9 days”']],
    [
      'You said “we utilise https://a.example daily” there.',
      ['quotation: “we utilise ', 'link: https://a.example', 'quotation:  daily”'],
    ],
    ['It is e.g. fine, i.e. good.', []],
  ])('%j', (body, expected) => {
    expect(tokens(body)).toEqual(expected);
  });

  it('takes neither a label nor the ordinary word after it for a name', () => {
    expect(tokens('', 'PRESS RELEASE: Leading bakery opens')).toEqual([]);
    expect(tokens('', 'Webinar: Berlin bakes')).toEqual(['name: Berlin']);
  });

  it('takes an ordinary word after a call for no name', () => {
    expect(tokens('Hi.', 'Great news! What a day for Oxley')).toEqual(['name: Oxley']);
  });

  it('reads the subject first and knows a name there from the body', () => {
    expect(tokens('You run Fernhill well.', 'Fernhill Checkout On Phones')).toEqual([
      'name: Fernhill',
      'name: Fernhill',
    ]);
  });

  it('keeps nothing of a reply mark', () => {
    expect(tokens('', 'AW[2]: Ovens in Leeds')).toEqual(['name: Leeds']);
  });

  it('does not take emphasis in capitals for a name', () => {
    expect(tokens('This is the BEST and we do it NOW.')).toEqual([]);
  });
});
