import { paths } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { SearchBox } from './search-place.tsx';

const facetsWith = (names: string[]) => ({
  ...{ saved: 3, unorganized: 0, favorites: 0, trash: 0, categories: [] },
  tags: names.map((name) => ({ name, count: 1 })),
});

/** The search box on a page that lists the searches it was asked for. */
function open(suggestions = { tags: ['checkout'], words: ['checking'] }) {
  const queries: string[] = [];
  network.use(
    ...signedIn,
    http.get(`*${paths.templateSuggestions}`, ({ request }) => {
      queries.push(new URL(request.url).searchParams.get('search') ?? '');
      return HttpResponse.json(suggestions);
    }),
    http.get(`*${paths.templateFacets}`, () => HttpResponse.json(facetsWith(['speed', 'pilot']))),
  );
  const searches: string[] = [];
  function Box() {
    const [value, setValue] = useState('');
    return (
      <>
        <SearchBox
          value={value}
          onChange={(search) => {
            searches.push(search);
            setValue(search);
          }}
        />
        <button type="button" onClick={() => setValue('')}>
          Elsewhere
        </button>
      </>
    );
  }
  const Page = () => (useSession().data ? <Box /> : null);
  const { user } = renderPages([{ path: '/', Component: Page }], ['/']);
  return { user, queries, searches, box: () => screen.findByRole('combobox') };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('searches once, when typing rests', async () => {
  const { user, searches, box } = open();
  await user.type(await box(), 'slow shop');
  await waitFor(() => expect(searches).toEqual(['slow shop']));
});

it('searches at once on Enter, and offers the search again later', async () => {
  const { user, searches, box } = open();
  await user.type(await box(), 'slow{Enter}');
  expect(searches).toEqual(['slow']);
  expect(options()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect((await box()).getAttribute('value')).toBe('');
  await user.click(await box());
  await waitFor(() => expect(options()).toEqual(['slow', 'speed', 'pilot']));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(searches).toEqual(['slow', 'slow']);
});

it('offers the most used tags before anything was searched for', async () => {
  const { user, searches, box } = open();
  await user.click(await box());
  await user.click(await screen.findByRole('option', { name: 'speed' }));
  expect(searches).toEqual(['speed']);
});

it('offers tags, and words that go on with the last one', async () => {
  const { user, queries, searches, box } = open();
  await user.type(await box(), 'slow che');
  await waitFor(() => expect(options()).toEqual(['checkout', 'slow checking']));
  expect(queries).toEqual(['slow che']);
  await user.click(screen.getByRole('option', { name: 'slow checking' }));
  expect(searches.at(-1)).toBe('slow checking');
});

it('closes on Escape without losing what is typed', async () => {
  const { user, box } = open();
  await user.type(await box(), 'che');
  await waitFor(() => expect(options()).not.toEqual([]));
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect((await box()).getAttribute('value')).toBe('che');
});

it('says when a search is too long, keeps it and searches for nothing', async () => {
  const { user, searches, box } = open();
  await user.click(await box());
  await user.paste('a'.repeat(101));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Search query too long. Please limit your search to 100 characters.',
  );
  await user.keyboard('{Enter}');
  expect(searches).toEqual([]);
  expect((await box()).getAttribute('value')).toHaveLength(101);
});
