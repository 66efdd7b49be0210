import type { CampaignField } from '../campaign-form.ts';

/** Leads to a field; of several choices, to the one that is taken, or the first. */
export function focusField(field: CampaignField): void {
  const places = [...document.querySelectorAll<HTMLElement>(`[name="${field}"]`)];
  const taken = places.find((place) => place instanceof HTMLInputElement && place.checked);
  (taken ?? places[0])?.focus();
}
