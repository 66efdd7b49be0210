import { clearStorage, localStore, storageCleared, storedText, useStored } from './storage.ts';

const texts = storedText({ name: 'text' });

export const saveDraft = localStore.write;
export const readDraft = localStore.read;
export const draftKeys = localStore.keys;
export const deleteDrafts = clearStorage;
export const draftsDeleted = storageCleared;
export const useDraftText = (key: string) => useStored(texts, key);
