import {
  type EmailReading,
  type Optimization,
  type OptimizeEmailRequest,
  misread,
} from '@replysmith/contract';

export const profileNames: Readonly<Record<EmailReading['profile'], string>> = {
  general: 'General',
  sales: 'Sales',
  pr: 'Press',
  recruiting: 'Recruiting',
  link_building: 'Link building',
  job_search: 'Job search',
  fundraising: 'Fundraising',
};

/** What the writer says the email is. What is missing is guessed from the text. */
export type ReadAs = Pick<OptimizeEmailRequest, 'stage' | 'profile'>;

/** Why the coach gave an email no verdict, in a sentence; null when it gave one. */
export function whyNotJudged({ reading }: Pick<Optimization, 'reading'>): string | null {
  return misread(reading);
}
