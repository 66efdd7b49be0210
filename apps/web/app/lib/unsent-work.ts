import { type Stored, newWriterKey, parseKey, sessionStore } from './storage.ts';

type Left<T> = { readonly key: string; readonly text: string; readonly value: T };

/**
 * Unsent work of one writer. Each writer has its own storage key, so that other tabs do not remove
 * it; the next writer takes over what is left.
 */
export function unsentWork<T>(kind: Stored<T>, key: string) {
  const { owner } = parseKey(key);
  const own = newWriterKey(key);
  // Remembers, through a reload, what this tab stored last.
  const lastOfTab = `unsent:${key}`;
  let restored: readonly Left<T>[] = [];
  return {
    key,
    /** Unique to this writer. */
    ownKey: own,
    /** Unsent work found there: this tab's first, then the latest. */
    left: (): Left<T>[] => {
      const mine = sessionStore.read(lastOfTab);
      return kind
        .list(owner)
        .filter((one) => one.thing === key && one.key !== own && one.text !== '')
        .sort((one, other) => {
          if ((one.key === mine) !== (other.key === mine)) return one.key === mine ? -1 : 1;
          return one.key < other.key ? 1 : -1;
        })
        .map(({ key, text }) => ({ key, text, value: kind.parse(text) }));
    },
    /** The next write replaces these. */
    takeUp: (work: readonly Left<T>[]) => {
      restored = work;
    },
    /** False when the browser does not store it; write an empty value when all is sent. */
    write: (value: T): boolean => {
      if (!kind.write(own, value)) return false;
      if (kind.readText(own) !== '') sessionStore.write(lastOfTab, own);
      // Anything written since then belongs to another writer.
      for (const one of restored) if (kind.readText(one.key) === one.text) kind.remove(one.key);
      restored = [];
      return true;
    },
  };
}
