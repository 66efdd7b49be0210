import { Outlet } from 'react-router';
import { useRealtime } from '../data/realtime.ts';
import { useTabChanges } from '../data/tab-changes.ts';
import { useReportTimeZone } from '../data/profile.ts';
import { SignInAgain } from '../features/auth/sign-in-again.tsx';
import { HelpBot } from '../features/help/bot/help-bot.tsx';
import { Onboarding } from '../features/onboarding/onboarding.tsx';
import { useRunToasts } from '../features/productivity/run-toasts.ts';
import { DashboardShell } from '../layout/dashboard/dashboard-shell.tsx';
import { SessionGuard } from '../layout/dashboard/session-guard.tsx';

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function Dashboard() {
  useRealtime();
  useTabChanges();
  useRunToasts();
  return (
    <SessionGuard>
      <DashboardShell>
        <Outlet />
        <HelpBot />
      </DashboardShell>
      <Onboarding />
      <ClockTeller />
      <SignInAgain />
    </SessionGuard>
  );
}

/** Within the guard, since it is somebody's clock. */
function ClockTeller() {
  useReportTimeZone();
  return null;
}
