import { paths } from '@replysmith/contract';
import { useEffect, useState } from 'react';
import { announceSession } from '../../data/session-channel.ts';

type Outcome = 'verified' | 'dead-link' | 'failed';

type Verification = { outcome: Outcome | 'under-way'; tryAgain: () => void };

/**
 * The token from the link in the mail. It is removed from the address, where it could be shared or
 * logged.
 */
function takeToken(): string | null {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('verify');
  if (token === null) return null;
  address.searchParams.delete('verify');
  window.history.replaceState(window.history.state, '', address);
  return token;
}

/** Without the API client, to keep the landing page light (see `data/visitor.tsx`). */
async function verifyEmail(token: string): Promise<Outcome> {
  const response = await fetch(paths.accounts.verifyEmail, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  // Unless the body is cancelled, the connection stays busy.
  await response.body?.cancel();
  if (response.ok) return 'verified';
  const isRefused = response.status === 400 || response.status === 422;
  return isRefused ? 'dead-link' : 'failed';
}

/** Verifies visitors who come from the verification mail; null for everybody else. */
export function useEmailVerification(): Verification | null {
  const [verification, setVerification] = useState<Verification | null>(null);

  useEffect(() => {
    const token = takeToken();
    if (token === null) return;
    const attempt = async () => {
      const tryAgain = () => void attempt();
      setVerification({ outcome: 'under-way', tryAgain });
      const outcome = await verifyEmail(token).catch(() => 'failed' as const);
      if (outcome === 'verified') announceSession('verified');
      setVerification({ outcome, tryAgain });
    };
    void attempt();
  }, []);

  return verification;
}
