import type { Optimization } from '@replysmith/contract';
import { useEffect, useState } from 'react';
import type { Revision } from '../choices/revise.ts';
import type { FollowUp } from './follow-up.ts';

/** The follow-ups of the email as the writer's choices leave it; what drafts them is fetched when first needed. */
export function useFollowUps(result: Optimization, { subject, body }: Revision) {
  const { optimized_email: proposed, reading } = result;
  const isAsProposed = subject === proposed.subject && body === proposed.body;
  const [drafted, setDrafted] = useState<readonly FollowUp[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (isAsProposed) return;
    let isStale = false;
    import('./draft-follow-ups.ts').then(
      ({ draftFollowUps }) => {
        if (isStale) return;
        const { stage, profile } = reading ?? {};
        setFailed(false);
        setDrafted(draftFollowUps({ subject, body, stage, profile }));
      },
      () => {
        if (!isStale) setFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
  }, [isAsProposed, subject, body, reading, tries]);

  return {
    followUps: isAsProposed ? result.follow_ups : (drafted ?? result.follow_ups),
    /** Drafts them once more where that failed; they are of the email as it was before. */
    retry: hasFailed && !isAsProposed ? () => setTries(tries + 1) : null,
  };
}
