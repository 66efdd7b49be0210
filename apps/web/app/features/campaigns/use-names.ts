import type { WizardCampaign } from '@replysmith/contract';
import { useCampaignCategories } from '../../data/campaigns/campaign-categories.ts';
import { useToneOptions } from '../../data/campaigns/tone-options.ts';
import { namesIn, type Names } from './field-names.ts';

/** The names of the categories and tones there are to choose from, and of those a campaign has. */
export function useNames(campaign: WizardCampaign | null): Names {
  const categories = useCampaignCategories().data ?? [];
  const tones = useToneOptions().data?.items ?? [];
  const offered = [...categories, ...tones].map(({ id, name }) => [id, name] as const);
  return new Map([...(campaign ? namesIn(campaign) : []), ...offered]);
}
