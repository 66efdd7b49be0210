import { formatBrief } from '@replysmith/coach';

/** What the wizard sends to the chat: no email, but what one is to be about. */
export const brief = formatBrief({
  ...{ campaign: 'Shop audits', category: 'Cold Outreach', tone: 'Friendly', industry: '' },
  ...{ audience: 'owners of outdoor shops', companySize: '', painPoints: ['slow checkout'] },
  ...{ callToAction: 'See the audit of their own checkout', context: '' },
});
