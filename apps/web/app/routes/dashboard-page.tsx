import { Outlet, useRouteError } from 'react-router';
import { PageBroke } from '../layout/dashboard/page-broke.tsx';

/** Around every page within the shell, so that one that breaks leaves the shell as it is. */
export default function DashboardPage() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <PageBroke error={useRouteError()} />;
}
