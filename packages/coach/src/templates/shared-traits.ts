import type { Profile } from '../draft.ts';
import type { AskKind } from '../text/email.ts';

/** What kind of outreach it is, in words that a reason can hold. */
export const profileNames: Readonly<Record<Profile, string>> = {
  general: 'outreach',
  sales: 'a sales email',
  pr: 'a story for the press',
  recruiting: 'a job offered',
  link_building: 'a request for a link',
  job_search: 'an application',
  fundraising: 'a request for money',
};

/** What is asked for. */
export const askNames: Readonly<Record<AskKind, string>> = {
  interest: 'asks whether it is of interest',
  question: 'asks one small question',
  open: 'asks for thoughts',
  action: 'asks for something to be done',
  meeting: 'asks for a meeting',
  calendar: 'sends a booking link',
  referral: 'asks for the right person',
};
