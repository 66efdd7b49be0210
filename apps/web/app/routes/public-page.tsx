import { Outlet } from 'react-router';
import { PublicShell } from '../layout/public/public-shell.tsx';

/** Around every page that anyone may read. */
export default function PublicPage() {
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
}
