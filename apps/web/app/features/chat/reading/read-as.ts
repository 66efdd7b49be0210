import { EmailProfile, EmailStage, type OptimizeEmailRequest } from '@replysmith/contract';

/** What the writer says the email is; what is absent is guessed from the text. */
export type ReadAs = Pick<OptimizeEmailRequest, 'stage' | 'profile'>;

/** Reads what was kept of it; undefined where nothing was said. */
export function parseReadAs(kept: unknown): ReadAs | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { data: stage } = EmailStage.safeParse('stage' in kept && kept.stage);
  const { data: profile } = EmailProfile.safeParse('profile' in kept && kept.profile);
  return stage || profile ? { ...(stage && { stage }), ...(profile && { profile }) } : undefined;
}
