import { expect, it } from 'vitest';
import { addressOf, filterOf, readView, type View } from './view.ts';

const habits = { sort: 'name', look: 'list' } as const;
const read = (address: string) => readView(new URLSearchParams(address), habits);

it.each<Partial<View>>([
  {},
  { search: 'a & b + "c"', sort: undefined },
  { folder: 'unorganized', tags: ['first touch', 'x&y'], isFavorites: true },
  { category: 'Follow-up', isTrash: true, sort: 'usage_count', look: 'grid' },
])('reads from the address what it wrote there: %o', (changes) => {
  const view = { ...read(''), ...changes };
  expect(readView(addressOf(view), habits)).toEqual(view);
});

it('goes by habit where the address does not say, but searches by relevance', () => {
  expect(read('')).toMatchObject({ sort: 'name', look: 'list' });
  expect(read('q=fern')).toMatchObject({ sort: undefined });
  expect(read('sort=nonsense&view=spiral')).toMatchObject(habits);
});

it('asks the server for nothing that does not matter', () => {
  expect(filterOf(read(''))).toEqual({ tag: [], view: 'saved' });
  expect(filterOf(read('folder=unorganized&tag=a&trash=true'))).toEqual({
    folder: 'none',
    tag: ['a'],
    view: 'trash',
  });
});
