import { formatBrief } from '@replysmith/coach';
import { expect, it } from 'vitest';
import { stillFrom } from './still-from.ts';

const brief = formatBrief({
  ...{ campaign: 'Cafés', category: '', audience: 'owners of cafés', tone: 'plain' },
  ...{ industry: '', companySize: '', painPoints: [], callToAction: '', context: '' },
});
const template =
  'Subject: Fernhill on phones\n\nHi Tom,\n\nYour checkout takes nine seconds on phones.';
const other = 'Subject: Oven space\n\nHi Maria,\n\nWould a third oven help before Christmas?';
const ask = (content: string, from: { campaignId?: string; templateId?: string }) => ({
  ...{ content, messageType: 'email_optimization' as const },
  ...from,
});

it('is from its campaign as long as it reads as a brief', () => {
  const from = { campaignId: 'cafés' };
  expect(stillFrom(ask(brief, from), undefined).campaignId).toBe('cafés');
  expect(stillFrom(ask(`${brief}\nMake it short.`, from), undefined).campaignId).toBe('cafés');
  expect(stillFrom(ask(other, from), undefined).campaignId).toBeUndefined();
});

it('is from its template as long as half of the words are left', () => {
  const from = { templateId: 'checkout' };
  const edited = template.replace('Tom', 'Ada').replace('nine', 'twelve');
  for (const content of [template, edited, `${template}\n\n${other}`, template.toUpperCase()]) {
    expect(stillFrom(ask(content, from), template).templateId).toBe('checkout');
  }
  expect(stillFrom(ask(other, from), template).templateId).toBeUndefined();
});

it('keeps what else is asked', () => {
  const whole = { ...ask(other, {}), variantOf: 'first', manner: 'light' as const };
  expect(stillFrom(whole, template)).toMatchObject(whole);
});
