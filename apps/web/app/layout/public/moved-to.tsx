import { Navigate, useLocation, type Location } from 'react-router';

/** Redirects to a page's new address with query, anchor and history state. */
export function MovedTo({ path }: { path: string }) {
  const { search, hash, state } = useLocation() as Location<unknown>;
  return <Navigate to={{ pathname: path, search, hash }} state={state} replace />;
}
