import type { CampaignCategory, ListedCampaign, ToneOption } from '@replysmith/contract';
import { userId } from './samples.ts';

export const categoryId = '11111111-5a1e-4a3b-9d0c-6c1d2f4b7e01';
export const toneId = '22222222-5a1e-4a3b-9d0c-6c1d2f4b7e01';

export const categories: CampaignCategory[] = [
  { id: categoryId, name: 'Cold Outreach', description: 'A first email.', is_active: true },
];

export const tones: ToneOption[] = [
  { id: toneId, name: 'Friendly', description: 'Warm and plain.', is_active: true },
];

/** A campaign that nothing was written of yet but what is given. */
export function campaign(overrides: Partial<ListedCampaign> = {}): ListedCampaign {
  const moment = '2026-03-04T10:41:00.000Z';
  return {
    id: '33333333-5a1e-4a3b-9d0c-6c1d2f4b7e01',
    user_id: userId,
    template_name: '',
    category_id: null,
    category: null,
    target_audience: '',
    tone_id: null,
    tone: null,
    industry: '',
    company_size: null,
    pain_points: [],
    call_to_action: '',
    additional_context: '',
    status: 'draft',
    session_id: null,
    version: 1,
    created_at: moment,
    updated_at: moment,
    deleted_at: null,
    outcomes: {
      ...{ sent: 0, waiting: 0, replied: 0, meetings: 0, no_reply: 0 },
      ...{ reply_rate: null, meeting_rate: null },
    },
    ...overrides,
  };
}
