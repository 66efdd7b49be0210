import { useState } from 'react';
import { saveDraft, readDraft } from '../../lib/drafts.ts';
import { useSignedInUser } from '../../data/session.ts';

const shortest = 2;
const kept = 10;
const shown = 5;

/** What this account searched for in this browser, latest first. */
export function useRecentSearches() {
  const { id } = useSignedInUser();
  const place = `${id}:templates:searches`;
  const [searches, setSearches] = useState(() => readSearches(place));
  const remember = (typed: string) => {
    const search = typed.trim();
    if (search.length < shortest) return;
    const others = readSearches(place).filter(
      (other) => other.toLowerCase() !== search.toLowerCase(),
    );
    const latest = [search, ...others].slice(0, kept);
    saveDraft(place, JSON.stringify(latest));
    setSearches(latest);
  };
  return { recent: searches.slice(0, shown), remember };
}

/** What is there may be of another version, or of somebody's own making. */
function readSearches(place: string): string[] {
  try {
    const searches: unknown = JSON.parse(readDraft(place));
    return Array.isArray(searches) ? searches.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
