import type { Brief } from '@replysmith/coach';

/** A made-up campaign, as small as a real one. */
export const exampleBrief: Brief = {
  campaign: 'Cafés in Leeds, autumn',
  category: 'Cold Outreach',
  audience: 'owners of cafés with two or more branches',
  tone: 'Friendly',
  industry: 'specialty coffee',
  companySize: 'Small Business (11-50 employees)',
  painPoints: ['phone orders that interrupt the morning rush'],
  callToAction: 'Would a one-page summary help?',
  context: 'We make ordering screens for the counter. Three cafés in York use them.',
};
