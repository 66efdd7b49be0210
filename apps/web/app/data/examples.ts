import type { Brief } from '@replysmith/coach';

/**
 * What new people are shown the coach on. What it makes of them is in the JSON files beside, which
 * `npm run content` writes: nobody loads the coach to see an example.
 */
export const exampleEmail = {
  subject: 'Fernhill checkout on phones',
  body: `Hi Tom,

Fernhill’s checkout took nine seconds on my phone this morning; on three shops I timed last week it took two.

In March I cut Oakline’s from eight seconds to two. Our innovative, cutting-edge team is best-in-class.

Could we book a 30-minute call on Tuesday?

Best regards,
Nora`,
};

/** A made-up campaign. */
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

export const exampleSender = { name: 'Nora Lindqvist', company: 'Brightlane' };
