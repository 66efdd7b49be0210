import { keptWork } from '../../../../lib/kept-work.ts';

const savers = new Map<string, () => Promise<void>>();

/** While a result is on the page, `save` sends what was decided about it; returns what ends that. */
export function offerToSave(key: string, save: () => Promise<void>): () => void {
  savers.set(key, save);
  return () => {
    if (savers.get(key) === save) savers.delete(key);
  };
}

/** Sends at once what was decided about a result; false when the server does not have it all the same. */
export async function saveChoices(key: string): Promise<boolean> {
  if (keptWork(key) !== '') await savers.get(key)?.();
  return keptWork(key) === '';
}
