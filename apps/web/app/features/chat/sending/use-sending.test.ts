import type { Brief } from '@replysmith/coach';
import { formatBrief } from '@replysmith/coach/light';
import { expect, it } from 'vitest';
import { stillFrom } from './use-sending.ts';

const briefOf = (fields: Partial<Brief>) =>
  formatBrief({
    ...{ campaign: 'Cafés', category: '', audience: 'owners of cafés', tone: 'plain' },
    ...{ industry: '', companySize: '', painPoints: [], callToAction: 'Shall I send a sketch?' },
    context: 'We make ordering screens for the counter, and put them up in a day.',
    ...fields,
  });
const brief = briefOf({});
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

it('is from its campaign whatever is changed of a brief that names it', () => {
  const from = { campaignId: 'cafés' };
  for (const changes of [
    { audience: 'dentists', context: 'We fit chairs.', callToAction: '' },
    { campaign: ' CAFES' },
    { campaign: '', context: '' },
    { campaign: '', audience: 'owners of two cafés in Leeds' },
  ]) {
    expect(stillFrom(ask(briefOf(changes), from), brief).campaignId).toBe('cafés');
  }
});

it('is not from its campaign once the brief is that of another, much as they have in common', () => {
  const from = { campaignId: 'cafés' };
  for (const changes of [
    { campaign: 'Dentists', audience: 'dentists' },
    { campaign: 'Copy of Cafés' },
    { campaign: '', audience: 'dentists in Leeds' },
  ]) {
    expect(stillFrom(ask(briefOf(changes), from), brief).campaignId).toBeUndefined();
  }
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
