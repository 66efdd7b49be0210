import { Navigate, useLocation, type Location } from 'react-router';

/** A page that lives at another address; query, anchor and history state come along. */
export function MovedTo({ path }: { path: string }) {
  const { search, hash, state } = useLocation() as Location<unknown>;
  return <Navigate to={{ pathname: path, search, hash }} state={state} replace />;
}
