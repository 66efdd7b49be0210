import { expect, it } from 'vitest';
import { nothingChosen } from './facets.tsx';
import { addressOf, readView, type LibraryView } from './use-library-view.ts';

const read = (address: string) => readView(new URLSearchParams(address), 'grid');

it.each<Partial<LibraryView>>([
  {},
  { search: 'a & b + "c"', sort: 'relevance' },
  { search: 'fern', sort: 'name' },
  { chosen: { ...nothingChosen, industry: ['Legal', 'Media'], goal: ['Raise money'] } },
  { sort: 'name', look: 'list', open: 'slow-checkout' },
])('reads from the address what it wrote there: %o', (changes) => {
  const view = { ...read(''), ...changes };
  expect(readView(addressOf(view), 'grid')).toEqual(view);
});

it('takes what makes no sense for what is usual', () => {
  expect(read('sort=relevance&view=spiral')).toEqual(read(''));
  expect(read('sort=nonsense&q=fern').sort).toBe('relevance');
});
