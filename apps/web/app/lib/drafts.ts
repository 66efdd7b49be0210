import { useEffect, useState } from 'react';

/** Told to the window when this browser has forgotten what it kept of somebody. */
export const draftsDeleted = 'replysmith:work-forgotten';

const site = 'replysmith:';
const prefix = `${site}kept:`;

type Listener = (value: string) => void;

/** What the browser's storage did not take; it lasts as long as the page. */
const untaken = new Map<string, string>();
const listeners = new Map<string, Set<Listener>>();

/**
 * Keeps in this browser, under their id, what someone typed or chose and has not sent yet; false
 * when it lasts only as long as the page.
 */
export function saveDraft(key: string, value: string): boolean {
  const isTaken = store(key, value);
  for (const tell of listeners.get(key) ?? []) tell(value);
  return isTaken;
}

function store(key: string, value: string): boolean {
  try {
    untaken.delete(key);
    if (value === '') localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
    return true;
  } catch {
    untaken.set(key, value);
    return false;
  }
}

export function readDraft(key: string): string {
  const value = untaken.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

/** Whether what is kept under the key outlasts the page. */
export function isDraftStored(key: string): boolean {
  return !untaken.has(key) || untaken.get(key) === '';
}

/** The keys of all that is kept here, whoever it belongs to. */
export function draftKeys(): string[] {
  try {
    const stored = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return [...new Set([...stored.map((key) => key.slice(prefix.length)), ...untaken.keys()])];
  } catch {
    return [...untaken.keys()];
  }
}

/** Tells what is kept under the key from now on in this tab; returns what ends that. */
export function subscribeToDraft(key: string, tell: Listener): () => void {
  const all = listeners.get(key) ?? new Set();
  listeners.set(key, all.add(tell));
  return () => {
    all.delete(tell);
    if (all.size === 0 && listeners.get(key) === all) listeners.delete(key);
  };
}

/**
 * Takes in what other tabs of this browser keep under the key, as if it were kept here, and tells
 * it; returns what ends that.
 */
export function followOtherTabs(key: string, then: Listener): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== prefix + key) return;
    untaken.delete(key);
    for (const tell of listeners.get(key) ?? []) tell(event.newValue ?? '');
    then(event.newValue ?? '');
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Removes everything kept here and in this tab, whoever it belongs to. */
export function deleteDrafts(): void {
  untaken.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(site)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing.
  }
  dispatchEvent(new Event(draftsDeleted));
}

/** What is kept in this browser under a key, whoever in this tab changes it. */
export function useDraftText(key: string): string {
  const [kept, setKept] = useState(() => ({ key, text: readDraft(key) }));
  const shown = kept.key === key ? kept : { key, text: readDraft(key) };
  if (shown !== kept) setKept(shown);
  useEffect(() => {
    const tell = (text: string) => setKept({ key, text });
    tell(readDraft(key));
    return subscribeToDraft(key, tell);
  }, [key]);
  return shown.text;
}
