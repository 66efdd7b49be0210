import { introduction, networking } from './acquaintance.ts';
import type { Kind } from './kind.ts';
import { followUp, jobApplication, thankYou } from './occasions.ts';
import { coldOutreach, meetingRequest, salesPitch } from './outreach.ts';

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['cold outreach', coldOutreach],
  ['follow-up', followUp],
  ['follow up', followUp],
  ['introduction', introduction],
  ['job application', jobApplication],
  ['meeting request', meetingRequest],
  ['networking', networking],
  ['sales pitch', salesPitch],
  ['thank you', thankYou],
]);

/** How an email of the category is built; of any other as a first one. */
export function kindOf(category: string): Kind {
  return kinds.get(category.trim().toLowerCase()) ?? coldOutreach;
}
