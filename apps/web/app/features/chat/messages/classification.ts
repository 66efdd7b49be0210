import {
  EmailProfile,
  type EmailReading,
  EmailStage,
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

/** What the writer says the email is; what is absent is guessed from the text. */
export type ReadAs = Pick<OptimizeEmailRequest, 'stage' | 'profile'>;

/** Reads what was kept of it; undefined where nothing was said. */
export function parseReadAs(kept: unknown): ReadAs | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { data: stage } = EmailStage.safeParse('stage' in kept && kept.stage);
  const { data: profile } = EmailProfile.safeParse('profile' in kept && kept.profile);
  return stage || profile ? { ...(stage && { stage }), ...(profile && { profile }) } : undefined;
}

/** Why the coach gave an email no verdict, in a sentence; null when it gave one. */
export function whyNotJudged({ reading }: Pick<Optimization, 'reading'>): string | null {
  return misread(reading);
}
