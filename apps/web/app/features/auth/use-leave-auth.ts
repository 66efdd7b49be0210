import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { safePath } from '../../lib/safe-path.ts';

/** Goes on to where the visitor wanted to be, without leaving the form in the history. */
export function useLeaveAuth(): () => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = useLocation().state as { from?: unknown } | null;
  const destination = safePath(state?.from) ?? safePath(search.get('next')) ?? '/dashboard';
  return useCallback(() => void navigate(destination, { replace: true }), [navigate, destination]);
}
