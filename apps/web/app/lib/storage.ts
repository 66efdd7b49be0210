import { useEffect, useMemo, useState } from 'react';
import type { Schema } from './http.ts';
import { randomUuid } from './random-uuid.ts';

/** Dispatched to the window when all that this browser stored of somebody is removed. */
export const storageCleared = 'replysmith:storage-cleared';

/** The names of what is stored beside something else, under its key. */
const partNames = new Set<string>();

/** "owner:name:subject", without what is empty. */
function keyOf(owner: string, name: string, subject: string): string {
  return [owner, name, subject].filter(Boolean).join(':');
}

/** A key beside the given one that nobody else writes to; later ones sort behind earlier ones. */
export function newWriterKey(key: string): string {
  return `${key}@${String(Date.now())}-${randomUuid()}`;
}

/** `thing` is the key without its writer; `part` names what is stored beside it, if it is that. */
export function parseKey(key: string) {
  const [thing = ''] = key.split('@');
  const [owner = '', name = '', subject = ''] = thing.split(':');
  const last = key.slice(key.lastIndexOf(':') + 1);
  return { key, owner, name, subject, thing, part: partNames.has(last) ? last : null };
}

/** Texts in one of the browser's storages. What it refuses is held as long as the page lasts. */
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
    /** An empty text removes it. False when it lasts only as long as the page. */
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

/** Removes everything stored here and in this tab, whoever it belongs to. */
export function clearStorage(): void {
  localStore.clear();
  sessionStore.clear();
  dispatchEvent(new Event(storageCleared));
}

/** Work that the server may lack, and what signing out says of it: a noun to count, or a phrase. */
type Unsent = { missing: 'sent' | 'saved'; said: string | ((count: number) => string) };

type Kind<T> = {
  name: string;
  schema: Schema<T>;
  /** What is read where nothing is stored, or nothing that the schema accepts. */
  empty: T;
  /** Stored as it is, not as JSON. */
  isText?: boolean;
  /** Stored beside something else; its functions take the key of that. */
  isPart?: boolean;
  /** Of one tab, and gone with it. */
  isOfTab?: boolean;
  /** Whoever subscribes hears of other tabs too. */
  isShared?: boolean;
  unsent?: Unsent;
};

/** Declares a kind of thing that the browser stores: its name in the key, and its schema. */
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
    /** False when it lasts only as long as the page. */
    write: (key: string, value: T) => {
      const text = format(value);
      return store.write(at(key), text === format(empty) ? '' : text);
    },
    remove: (key: string) => void store.write(at(key), ''),
    isStored: (key: string) => store.isStored(at(key)),
    subscribe: (key: string, listener: (isElsewhere: boolean) => void) =>
      store.subscribe(at(key), listener, isShared),
    /** All that is stored of it by one owner, or by anybody. */
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

/** What is stored under a key, whoever in this tab changes it. */
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
