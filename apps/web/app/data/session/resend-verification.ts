import { useEffect, useState } from 'react';
import { authClient } from '../../lib/account/auth-client.ts';

const pause = 60;

/** When each address was last written to, so that leaving the page does not shorten the wait. */
const sentAt = new Map<string, number>();

function waitFor(email: string): number {
  const since = (Date.now() - (sentAt.get(email) ?? -Infinity)) / 1_000;
  return Math.max(0, Math.ceil(pause - since));
}

/** Has the verification mail sent once more, at most once a minute; `wait` is in seconds. */
export function useResendVerification(email: string) {
  const [wait, setWait] = useState(() => waitFor(email));
  const isWaiting = wait > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setWait(waitFor(email)), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting, email]);

  const resend = async () => {
    sentAt.set(email, Date.now());
    setWait(pause);
    try {
      await authClient.sendVerification(email);
    } catch (error) {
      sentAt.delete(email);
      setWait(0);
      throw error;
    }
  };
  return { wait, resend };
}
