import { Outlet } from 'react-router';

/** A visit that begins with one of these pages needs no router. */
export const handle = 'standalone';

export default function PublicPage() {
  return <Outlet />;
}
