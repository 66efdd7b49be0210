import { useEffect, useMemo, useState } from 'react';
import type { Schema } from './http.ts';
import { randomUuid } from './random-uuid.ts';

/** Dispatched to the window when all stored data of a user is removed. */
export const storageCleared = 'replysmith:storage-cleared';

/** Names of values stored beside another one, under its key. */
const partNames = new Set<string>();

/** "owner:name:subject", without empty parts. */
function keyOf(owner: string, name: string, subject: string): string {
  return [owner, name, subject].filter(Boolean).join(':');
}

/** A unique key derived from the given one; later ones sort after earlier ones. */
export function newWriterKey(key: string): string {
  return `${key}@${String(Date.now())}-${randomUuid()}`;
}

/** `thing` is the key without its writer; `part` is the name of a value stored beside it. */
export function parseKey(key: string) {
  const [thing = ''] = key.split('@');
  const [owner = '', name = '', subject = ''] = thing.split(':');
  const last = key.slice(key.lastIndexOf(':') + 1);
  return { key, owner, name, subject, thing, part: partNames.has(last) ? last : null };
}

/** Texts in one of the browser's storages. If writing fails, the text is kept in memory. */
function textStore(storageName: 'localStorage' | 'sessionStorage', prefix: string) {
  const refused = new Map<string, string>();
  const listeners = new Set<(key: string) => void>();

  function attempt<T>(action: (storage: Storage) => T, otherwise: T): T {
    try {
      return action(globalThis[storageName]);
    } catch {
      return otherwise;
    }
  }

  const stored = () =>
    attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)), []);

  return {
    read: (key: string) =>
      refused.get(key) ?? attempt((storage) => storage.getItem(prefix + key) ?? '', ''),
    /** An empty text removes it. False when it was kept in memory only. */
    write: (key: string, text: string) => {
      const isStored = attempt((storage) => {
        if (text === '') storage.removeItem(prefix + key);
        else storage.setItem(prefix + key, text);
        return true;
      }, false);
      if (isStored) refused.delete(key);
      else refused.set(key, text);
      for (const listener of listeners) listener(key);
      return isStored;
    },
    isStored: (key: string) => !refused.get(key),
    keys: () => [
      ...new Set([...stored().map((key) => key.slice(prefix.length)), ...refused.keys()]),
    ],
    clear: () => {
      refused.clear();
      attempt((storage) => {
        for (const key of stored()) storage.removeItem(key);
      }, undefined);
    },
    subscribe: (key: string, listener: (isElsewhere: boolean) => void, isShared: boolean) => {
      const onWrite = (written: string) => {
        if (written === key) listener(false);
      };
      const onStorage = (event: StorageEvent) => {
        if (event.key !== prefix + key) return;
        refused.delete(key);
        listener(true);
      };
      listeners.add(onWrite);
      if (isShared) addEventListener('storage', onStorage);
      return () => {
        listeners.delete(onWrite);
        removeEventListener('storage', onStorage);
      };
    },
  };
}

export const localStore = textStore('localStorage', 'replysmith:kept:');
export const sessionStore = textStore('sessionStorage', 'replysmith:');

/** Clears everything stored in this browser and tab, for every user. */
export function clearStorage(): void {
  localStore.clear();
  sessionStore.clear();
  dispatchEvent(new Event(storageCleared));
}

/**
 * Work the server may lack, and its name in the sign-out question: a countable noun, or a phrase.
 */
type Unsent = { missing: 'sent' | 'saved'; label: string | ((count: number) => string) };

type Kind<T> = {
  name: string;
  schema: Schema<T>;
  /** Returned when nothing valid is stored. */
  empty: T;
  /** Stored as plain text, not as JSON. */
  isText?: boolean;
  /** Stored beside another value; its functions take that value's key. */
  isPart?: boolean;
  /** Stored per tab. */
  isOfTab?: boolean;
  /** Subscribers are also notified of other tabs' changes. */
  isShared?: boolean;
  unsent?: Unsent;
};

/** Declares a kind of stored value: its name in the key, and its schema. */
export function stored<T>(kind: Kind<T>) {
  const { name, schema, empty, isText, isPart, isOfTab, isShared = false, unsent } = kind;
  const store = isOfTab ? sessionStore : localStore;
  if (isPart) partNames.add(name);
  const at = (key: string) => (isPart ? `${key}:${name}` : key);
  const format = (value: T) => (isText ? String(value) : JSON.stringify(value));
  const parse = (text: string): T => {
    if (text === '') return empty;
    try {
      return schema.parse(isText ? text : JSON.parse(text));
    } catch {
      return empty;
    }
  };
  return {
    ...{ name, unsent, parse },
    key: (owner = '', subject = '') => keyOf(owner, name, subject),
    readText: (key: string) => store.read(at(key)),
    read: (key: string) => parse(store.read(at(key))),
    /** False when it was kept in memory only. */
    write: (key: string, value: T) => {
      const text = format(value);
      return store.write(at(key), text === format(empty) ? '' : text);
    },
    remove: (key: string) => void store.write(at(key), ''),
    isStored: (key: string) => store.isStored(at(key)),
    subscribe: (key: string, listener: (isElsewhere: boolean) => void) =>
      store.subscribe(at(key), listener, isShared),
    /** All stored values of one owner, or of everyone. */
    list: (owner: string | null) =>
      store
        .keys()
        .map(parseKey)
        .filter((one) => one.name === name && one.part === null)
        .filter((one) => owner === null || one.owner === owner)
        .map((one) => ({ ...one, text: store.read(one.key) })),
  };
}

export type Stored<T> = ReturnType<typeof stored<T>>;

const anyText: Schema<string> = { parse: String };

/** A kind that is stored as plain text. */
export function storedText(kind: Omit<Kind<string>, 'schema' | 'empty' | 'isText'>) {
  return stored({ ...kind, schema: anyText, empty: '', isText: true });
}

/** A stored value, updated when it changes anywhere in this tab. */
export function useStored<T>(kind: Stored<T>, key: string): T {
  const [last, setLast] = useState(() => ({ key, text: kind.readText(key) }));
  const shown = last.key === key ? last : { key, text: kind.readText(key) };
  if (shown !== last) setLast(shown);
  useEffect(() => {
    const update = () => setLast({ key, text: kind.readText(key) });
    update();
    return kind.subscribe(key, update);
  }, [kind, key]);
  return useMemo(() => kind.parse(shown.text), [kind, shown.text]);
}
