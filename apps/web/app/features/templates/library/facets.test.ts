import { expect, it } from 'vitest';
import { libraryTemplate } from '../../../testing/library-samples.ts';
import { countFacet, nothingChosen } from './facets.tsx';

const library = [
  libraryTemplate({ industry: 'Software', persona: 'Founder' }),
  libraryTemplate({ industry: 'Software', persona: 'Editor' }),
  libraryTemplate({ industry: 'Media', persona: 'Editor' }),
  libraryTemplate({ industry: 'Legal', persona: 'Editor' }),
];

it('counts what the other facets and the search leave, but not what it leaves itself', () => {
  const chosen = { ...nothingChosen, industry: ['Media'], persona: ['Editor'] };
  const count = (found = library) => countFacet('industry', library, { found, chosen });
  expect(count()).toEqual([
    { value: 'Software', count: 1 },
    { value: 'Legal', count: 1 },
    { value: 'Media', count: 1 },
  ]);
  expect(count(library.slice(2))[0]).toEqual({ value: 'Software', count: 0 });
});
