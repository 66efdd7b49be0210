import { lengths } from '@replysmith/contract';
import { expect, it } from 'vitest';
import type { ListedTemplate } from '../../data/public-library.ts';
import { addressOf, makeSearchable, narrow, noFilter, readFilter } from './library-filter.ts';

const base: ListedTemplate = {
  ...{ id: 'slow-checkout', name: 'Slow checkout', category: 'Cold Outreach', stage: 'first' },
  ...{ industry: 'Retail', persona: 'Founder', goal: 'Start a conversation', tags: ['speed'] },
  ...{ purpose: 'Opens a conversation.', subject: 'Your pay button', score: 99, band: 'strong' },
};
const café: ListedTemplate = {
  ...base,
  ...{ id: 'cafe', name: 'Café opening hours', industry: 'Hospitality', tags: ['local'] },
};
const templates = [base, café].map(makeSearchable);
const found = (changes: Partial<typeof noFilter>, aside?: 'industry') =>
  narrow(templates, { ...noFilter, ...changes }, aside).map(({ id }) => id);

it('finds what has every word, in whatever field, case and accent', () => {
  expect(found({ search: 'CAFE founder' })).toEqual(['cafe']);
  expect(found({ search: 'speed  button' })).toEqual(['slow-checkout']);
  expect(found({ search: 'speed local' })).toEqual([]);
});

it('holds to every choice, but for the one that is being counted', () => {
  expect(found({ industry: 'Retail', persona: 'Founder' })).toEqual(['slow-checkout']);
  expect(found({ industry: 'Retail', search: 'hours' })).toEqual([]);
  expect(found({ industry: 'Retail', search: 'hours' }, 'industry')).toEqual(['cafe']);
});

it('says in the address what narrows the list, and reads it back', () => {
  const filter = { ...noFilter, search: 'pay & go', goal: 'Start a conversation' };
  const address = addressOf(filter);
  expect(String(address)).toBe('q=pay+%26+go&goal=Start+a+conversation');
  expect(readFilter(address)).toEqual(filter);
  expect(String(addressOf(noFilter))).toBe('');
});

it('reads no more of a search than the field would take', () => {
  const address = new URLSearchParams({ q: 'ש'.repeat(10_000) });
  expect(readFilter(address).search).toBe('ש'.repeat(lengths.search));
});
