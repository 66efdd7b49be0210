import type { Brief } from '@replysmith/coach';
import type { TypedDraft } from './coach/answers.ts';
import type { LoadTemplate } from './load-template.ts';

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

/** An honest, ordinary cold email with the usual faults, to try the coach on; the names are made up. */
export const sampleDraft: TypedDraft = {
  subject: 'Quick question about improving your website’s performance and conversion rates',
  body: `Hi Tom,

I hope you’re well! I know how busy you must be. I was recently looking at Fernhill’s website and noticed that the checkout takes a while to load on a phone, which is one of the most common reasons for customers abandoning their purchase.

We are Brightlane, a leading boutique consultancy that leverages cutting-edge solutions to help e-commerce brands unlock their full potential. We have worked with over 40 shops across Europe, and our award-winning team is able to deliver results in a timely manner.

Would you be available for a 30-minute call on Tuesday or Thursday to discuss how we could work together? You can also book a slot in my calendar, or point me to someone else I should talk to.

I look forward to hearing from you!!

Best regards,
Nora Lindqvist
Brightlane`,
};

/** The sample email on its way to the chat. */
const loadTemplate: LoadTemplate = {
  subject: sampleDraft.subject,
  content: sampleDraft.body,
  templateName: 'A sample email',
  isFromLibrary: false,
};

/** Navigation state that puts the sample in the draft, with the tip for a first email. */
export const withSample = { loadTemplate, context: 'first-optimization' };
