import { keptWork } from '../../../../lib/kept-work/kept-work.ts';
import { attended } from '../../../../lib/self-saving/attended.ts';

/** Sends at once what was decided about a result; false when the server does not have it all the same. */
export async function saveChoices(key: string): Promise<boolean> {
  if (keptWork(key) !== '') await attended.saveAt(key);
  return keptWork(key) === '';
}
