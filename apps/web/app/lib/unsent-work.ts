import { saveDraft, draftKeys, readDraft } from './drafts.ts';
import { randomUuid } from './random-uuid.ts';

type Left = { readonly key: string; readonly text: string };

/**
 * What one writer at a place has not sent. Each keeps it under a name of its own, so that no other
 * tab's saving takes it away; who comes next to the place takes up what is left there.
 */
export function unsentWork(place: string) {
  // The time comes first, so that the latest of several is found first.
  const own = `${place}@${String(Date.now())}-${randomUuid()}`;
  let taken: readonly Left[] = [];
  return {
    place,
    /** No other writer's. */
    name: own,
    /** What is left there, of this tab first, then the latest. */
    left: (): Left[] => {
      const keys = draftKeys().filter((key) => isOf(place, key) && key !== own);
      const mine = lastOfTab(place);
      const ordered = keys.sort((one, other) => {
        if ((one === mine) !== (other === mine)) return one === mine ? -1 : 1;
        return one < other ? 1 : -1;
      });
      return ordered
        .map((key) => ({ key, text: readDraft(key) }))
        .filter(({ text }) => text !== '');
    },
    /** From the next time that something is kept, that stands for these. */
    takeUp: (left: readonly Left[]) => {
      taken = left;
    },
    /** False when the browser does not keep it; an empty text when all is sent. */
    keep: (text: string): boolean => {
      const isKept = saveDraft(own, text);
      if (!isKept) return false;
      if (text !== '') rememberInTab(place, own);
      // What was written on there since is another writer's.
      for (const left of taken) if (readDraft(left.key) === left.text) saveDraft(left.key, '');
      taken = [];
      return true;
    },
  };
}

export type UnsentWork = ReturnType<typeof unsentWork>;

/** The plain name is from when all writers shared one; others may keep more under a writer's. */
function isOf(place: string, key: string): boolean {
  return key === place || (key.startsWith(`${place}@`) && !key.slice(place.length).includes(':'));
}

const inTab = (place: string) => `replysmith:unsent:${place}`;

/** A tab remembers through a reload what it kept. */
function lastOfTab(place: string): string | null {
  try {
    return sessionStorage.getItem(inTab(place));
  } catch {
    return null;
  }
}

function rememberInTab(place: string, key: string): void {
  try {
    sessionStorage.setItem(inTab(place), key);
  } catch {
    // Then the latest comes first.
  }
}
