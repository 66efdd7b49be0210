import { formatBrief } from '@replysmith/coach';

/** A campaign's brief, as the wizard sends it to the chat. */
export const brief = formatBrief({
  ...{ campaign: 'Shop audits', category: 'Cold Outreach', tone: 'Friendly', industry: '' },
  ...{ audience: 'owners of outdoor shops', companySize: '', painPoints: ['slow checkout'] },
  ...{ callToAction: 'See the audit of their own checkout', context: '' },
});
