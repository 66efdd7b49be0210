import { z } from 'zod';
import { useSignedInUser } from '../../data/session.ts';
import { stored, useStored } from '../../lib/storage.ts';

const shortest = 2;
const most = 10;
const shown = 5;

const storedSearches = stored({
  name: 'template-searches',
  schema: z.array(z.string()),
  empty: [],
});

/** What this account searched for in this browser, latest first. */
export function useRecentSearches() {
  const { id } = useSignedInUser();
  const key = storedSearches.key(id);
  const searches = useStored(storedSearches, key);
  const remember = (typed: string) => {
    const search = typed.trim();
    if (search.length < shortest) return;
    const others = storedSearches
      .read(key)
      .filter((other) => other.toLowerCase() !== search.toLowerCase());
    storedSearches.write(key, [search, ...others].slice(0, most));
  };
  return { recent: searches.slice(0, shown), remember };
}
