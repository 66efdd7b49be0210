import { companySizes, type CreateCampaignRequest } from '@replysmith/contract';

type WithoutIds = Omit<CreateCampaignRequest, 'category_id' | 'tone_id'>;

/** Chosen by the names of its category and tone, whose ids differ between databases. */
export const campaign: WithoutIds & { category: string; tone: string } = {
  template_name: 'Slow checkouts, spring',
  category: 'Cold Outreach',
  tone: 'Friendly',
  target_audience: 'owners of online garden shops with one or two people in the office',
  industry: 'Retail',
  company_size: companySizes[1],
  pain_points: [
    'the checkout takes seconds to load on a phone',
    'orders are lost at the last step',
  ],
  call_to_action: 'Would a free check of your checkout help?',
  additional_context:
    'Brightlane speeds up the checkouts of online shops. Last spring we took four seconds off the checkout of a garden shop in Leeds, and its phone orders grew by 11% within two months.',
};
