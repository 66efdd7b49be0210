import { Outlet } from 'react-router';
import { SignInAgain } from '../features/auth/sign-in-again.tsx';
import { SessionGuard } from '../layout/dashboard/session-guard.tsx';

/** Around the sandbox's pages, which stand outside the product as a payment provider's do. */
export default function Sandbox() {
  return (
    <SessionGuard>
      <Outlet />
      <SignInAgain />
    </SessionGuard>
  );
}
