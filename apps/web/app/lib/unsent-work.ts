import { type Stored, newWriterKey, parseKey, sessionStore } from './storage.ts';

type Left<T> = { readonly key: string; readonly text: string; readonly value: T };

/**
 * What one writer at a key has not sent. Each stores it under a key of its own, so that no other
 * tab's saving removes it; who comes next takes up what is left there.
 */
export function unsentWork<T>(kind: Stored<T>, key: string) {
  const { owner } = parseKey(key);
  const own = newWriterKey(key);
  // A tab remembers through a reload what it stored last.
  const lastOfTab = `unsent:${key}`;
  let taken: readonly Left<T>[] = [];
  return {
    key,
    /** No other writer's. */
    ownKey: own,
    /** What is left there, of this tab first, then the latest. */
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
    /** The next time that something is stored, it stands for these. */
    takeUp: (left: readonly Left<T>[]) => {
      taken = left;
    },
    /** False when the browser does not store it; an empty value when all is sent. */
    write: (value: T): boolean => {
      if (!kind.write(own, value)) return false;
      if (kind.readText(own) !== '') sessionStore.write(lastOfTab, own);
      // What was written there since is another writer's.
      for (const left of taken) if (kind.readText(left.key) === left.text) kind.remove(left.key);
      taken = [];
      return true;
    },
  };
}
