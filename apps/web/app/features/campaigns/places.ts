import type { Step } from './steps.ts';

export const campaignsPath = '/dashboard/wizard';

/** The id of a campaign that the server has not heard of. */
export const newCampaign = 'new';

export function campaignPath(id: string, step: Step = 1): string {
  return `${campaignsPath}/${id}?step=${String(step)}`;
}
