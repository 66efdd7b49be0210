import { useCampaignCategories } from '../../data/campaigns/campaign-categories.ts';
import { useToneOptions } from '../../data/campaigns/tone-options.ts';
import type { Names } from './field-names.ts';

/** The names of the categories and tones there are to choose from. */
export function useNames(): Names {
  const categories = useCampaignCategories().data ?? [];
  const tones = useToneOptions().data?.items ?? [];
  return new Map([...categories, ...tones].map(({ id, name }) => [id, name]));
}
