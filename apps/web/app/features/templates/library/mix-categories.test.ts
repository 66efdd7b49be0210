import { expect, it } from 'vitest';
import { libraryTemplate } from '../../../testing/library-samples.ts';
import { mixCategories } from './use-library-grid.ts';
import { toEntry } from './use-library-view.ts';

const entry = (id: string, category: string) => toEntry(libraryTemplate({ id, category }));

it('takes turns between the categories and loses none', () => {
  const mixed = mixCategories([
    entry('a', 'Follow-up'),
    entry('b', 'Follow-up'),
    entry('c', 'Follow-up'),
    entry('d', 'Introduction'),
    entry('e', 'Networking'),
    entry('f', 'Networking'),
  ]);
  expect(mixed.map(({ template }) => template.id)).toEqual(['a', 'd', 'e', 'b', 'f', 'c']);
  expect(mixCategories([])).toEqual([]);
});
