import { Outlet } from 'react-router';
import { useRealtime } from '../data/realtime.ts';
import { SignInAgain } from '../features/auth/sign-in-again.tsx';
import { SessionGuard } from '../layout/dashboard/session-guard.tsx';
import { PublicShell } from '../layout/public/public-shell.tsx';

/** Around the pages that people come back to from paying: signed in, but outside the dashboard. */
export default function Payment() {
  useRealtime();
  return (
    <SessionGuard>
      <PublicShell>
        <Outlet />
      </PublicShell>
      <SignInAgain />
    </SessionGuard>
  );
}
