import type { Optimization } from '@replysmith/contract';
import { useEffect, useState } from 'react';
import type { Revision } from '../choices/revise.ts';
import type { FollowUp } from './follow-up.ts';

/** The follow-ups of the email as the writer's choices leave it; what drafts them is fetched when first needed. */
export function useFollowUps(result: Optimization, { subject, body }: Revision) {
  const { optimized_email: proposed, reading } = result;
  const isAsProposed = subject === proposed.subject && body === proposed.body;
  const [drafted, setDrafted] = useState<readonly FollowUp[] | null>(null);

  useEffect(() => {
    if (isAsProposed) return;
    let isStale = false;
    void import('./draft-follow-ups.ts').then(({ draftFollowUps }) => {
      const { stage, profile } = reading ?? {};
      if (!isStale) setDrafted(draftFollowUps({ subject, body, stage, profile }));
    });
    return () => {
      isStale = true;
    };
  }, [isAsProposed, subject, body, reading]);

  return isAsProposed ? result.follow_ups : (drafted ?? result.follow_ups);
}
