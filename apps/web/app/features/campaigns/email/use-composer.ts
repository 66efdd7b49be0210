import type { Brief } from '@replysmith/coach';
import { fullNameOf } from '@replysmith/contract';
import { useEffect, useRef, useState } from 'react';
import type { ComposedEmail } from '../../../data/live-score/live-score.ts';
import { startComposer, type Composer } from '../../../data/live-score/start-composer.ts';
import { useProfile } from '../../../data/profile/profile.ts';
import { useSignedInUser } from '../../../data/session/session.ts';

/** The email that the coach writes from a brief; until it has, the last one stands. */
export function useComposer(brief: Brief, tones: readonly string[]) {
  const { id } = useSignedInUser();
  const { data: profile, isLoading } = useProfile(id);
  const [email, setEmail] = useState<ComposedEmail | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const composer = useRef<Composer | null>(null);

  const sender = {
    name: (profile && fullNameOf(profile)) ?? '',
    company: profile?.company ?? '',
    signature: profile?.email_signature ?? '',
  };
  const request = JSON.stringify({ kind: 'compose', brief, sender, tones });
  // Without a profile, it is written by nobody yet.
  const isReady = !isLoading && !hasFailed;
  useEffect(() => {
    if (!isReady) return;
    composer.current ??= startComposer({ onEmail: setEmail, onFailure: () => setFailed(true) });
    composer.current.compose(JSON.parse(request) as Parameters<Composer['compose']>[0]);
  }, [request, isReady]);

  const stop = () => {
    composer.current?.stop();
    composer.current = null;
  };
  useEffect(() => stop, []);

  return {
    email,
    hasFailed,
    retry: () => {
      stop();
      setFailed(false);
    },
  };
}

export type Composing = ReturnType<typeof useComposer>;
