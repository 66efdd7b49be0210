import { type Stored, keyOf, localStore, parseKey, sessionStore } from './storage.ts';
import { randomUuid } from './random-uuid.ts';

type Left<T> = {
  readonly key: string;
  readonly text: string;
  readonly value: T;
};

/**
 * What one writer at a key has not sent. Each stores it under a key of its own, so that no other
 * tab's saving removes it; who comes next takes up what is left there.
 */
export function unsentWork<T>(kind: Stored<T>, key: string) {
  const { owner, name, subject } = parseKey(key);
  // The time comes first, so that the latest of several is found first.
  const own = keyOf({ owner, name, subject, writer: `${String(Date.now())}-${randomUuid()}` });
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
      const keys = localStore.keys().filter((one) => {
        const { thing, part } = parseKey(one);
        return thing === key && part === null && one !== own;
      });
      return keys
        .sort((one, other) => {
          if ((one === mine) !== (other === mine)) return one === mine ? -1 : 1;
          return one < other ? 1 : -1;
        })
        .map((one) => ({ key: one, text: kind.readText(one), value: kind.read(one) }))
        .filter(({ text }) => text !== '');
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

export type UnsentWork<T> = ReturnType<typeof unsentWork<T>>;
