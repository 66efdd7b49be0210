import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/read-draft.ts';
import type { Draft } from '../draft.ts';
import { rules } from './rules.ts';

const good: Draft = {
  subject: 'your two ovens',
  body: [
    'Hi Priya,',
    'I saw that you took a second deck oven at the Leeds shop in March, and that the early shift still starts at 3.',
    'We bake croissants overnight for six shops nearby and bring them at 6. Laynes gave up their 3 o’clock start in May.',
    'Would you like to try 20 of ours on a Tuesday?',
    'Thanks,\nMarek Nowak',
  ].join('\n\n'),
};

const found = (draft: Draft) => {
  const doc = readDocument(draft);
  return Object.fromEntries(
    rules.flatMap((rule) => {
      const finding = rule.find(doc);
      return finding ? [[rule.id, finding] as const] : [];
    }),
  );
};
const withBody = (change: (body: string) => string, subject = good.subject) =>
  found({ subject, body: change(good.body) });
const after = (line: string) => withBody((body) => body.replace('Thanks,', `${line}\n\nThanks,`));

describe('the questions to a document', () => {
  it('find nothing in a plain email to one reader', () => {
    expect(Object.keys(found(good))).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['greeting', withBody((body) => body.replace('Hi Priya,', 'Dear Sir/Madam,'))],
    ['fake-reply', found({ ...good, subject: 'Re: your two ovens' })],
    ['shouting', after('THIS OFFER is AMAZING!!! DO NOT MISS it!!')],
    ['insult', after('Only an idiot would say no to this.')],
    ['guilt', after('I have still not heard back from you, which is disappointing.')],
    ['pressure', after('Act now, as this is your last chance.')],
    ['commodity', after('We also place backlinks and sponsored posts.')],
    ['mass-mail', after('Reply STOP to unsubscribe.')],
    ['repeats', after('Laynes gave up their 3 o’clock start in May.')],
    ['links', after('See a.example.com, b.example.com and c.example.com for more.')],
    ['length', withBody((body) => Array.from({ length: 6 }, () => body).join('\n\n'))],
  ])('%s fires where it should', (id, findings) => {
    expect(Object.keys(findings)).toContain(id);
  });

  it('tell shuffled words and shuffled letters from English', () => {
    const backwards = (text: string) =>
      text.replace(/[^\n]+/gu, (line) => line.split(' ').reverse().join(' '));
    const turned = (text: string) =>
      text.replace(
        /\p{L}{4,}/gu,
        (word) => `${word.slice(0, 1)}${word.slice(1).split('').reverse().join('')}`,
      );
    expect(withBody(backwards)['salad']?.severity).toBeGreaterThan(1);
    expect(withBody(turned)['salad']?.severity).toBeGreaterThan(1);
    expect(withBody((body) => body)['salad']).toBeUndefined();
  });

  it('stay within their steps, with spans inside the draft and in reading order', () => {
    const worst: Draft = {
      subject: 'RE: URGENT!!! FREE BACKLINKS',
      body: `${good.body}\n\n${'Kindly act now, dear friend, leverage our world-class SEO service!!! '.repeat(30)}`,
    };
    const doc = readDocument(worst);
    for (const rule of rules) {
      const finding = rule.find(doc);
      if (!finding) continue;
      expect(finding.severity).toBeGreaterThan(0);
      expect(finding.severity).toBeLessThanOrEqual(rule.steps);
      expect(finding.reason.length * finding.fix.length).toBeGreaterThan(0);
      for (const [at, { field, start, end }] of finding.spans.entries()) {
        expect((worst[field] ?? '').slice(start, end)).not.toBe('');
        const before = finding.spans[at - 1];
        if (before?.field === field) expect(before.end).toBeLessThanOrEqual(start);
      }
    }
  });
});
