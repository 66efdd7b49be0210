import { useSignedInUser } from '../data/session.ts';
import { AdminPage } from '../features/admin/admin-page.tsx';
import DashboardNotFound from './dashboard-not-found.tsx';

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

/** The server tells the rest nothing; this only spares them a page full of refusals. */
export default function Admin() {
  const { role, emailVerified } = useSignedInUser();
  const isAdmin = role === 'admin' && emailVerified;
  return (
    <>
      <title>{`${isAdmin ? 'Admin' : 'Page not found'} · Replysmith`}</title>
      {isAdmin ? <AdminPage /> : <DashboardNotFound />}
    </>
  );
}
