import { keepWork, keptWork } from '../../../../lib/kept-work.ts';
import { blankForm, campaignFields, type CampaignForm } from '../../campaign-form.ts';

/** What is written and not known to be on the server. */
type KeptCampaign = {
  readonly form: CampaignForm;
  /** What it was written to. */
  readonly base: CampaignForm;
};

/** Where it is kept in this browser; `id` is null for a campaign that the server has not heard of. */
export function placeOf(userId: string, id: string | null): string {
  return `${userId}:campaign:${id ?? 'new'}`;
}

/** Keeps it; false when the browser did not. */
export function keepCampaign(place: string, kept: KeptCampaign | null): boolean {
  return keepWork(place, kept ? JSON.stringify(kept) : '');
}

export function keptCampaign(place: string): KeptCampaign | null {
  try {
    const { form, base } = JSON.parse(keptWork(place)) as Record<string, unknown>;
    return isForm(form) && isForm(base) ? { form, base } : null;
  } catch {
    return null;
  }
}

function isForm(value: unknown): value is CampaignForm {
  if (typeof value !== 'object' || value === null) return false;
  const form = value as Record<string, unknown>;
  return campaignFields.every((field) => {
    const written = form[field];
    if (field === 'pain_points') return Array.isArray(written) && written.every(isText);
    return isText(written) || (blankForm[field] === null && written === null);
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
