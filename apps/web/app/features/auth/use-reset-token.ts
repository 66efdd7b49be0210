import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

type HistoryState = { resetToken?: string } | null;

/**
 * The token of a reset link. It is moved from the address, where it would be shared, bookmarked and
 * logged, into this entry of the history, where it survives a reload.
 */
export function useResetToken(): string | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as HistoryState;
  const inAddress = search.get('token');

  useEffect(() => {
    if (!inAddress) return;
    void navigate('/auth?mode=reset', { replace: true, state: { resetToken: inAddress } });
  }, [inAddress, navigate]);

  return inAddress ?? state?.resetToken ?? null;
}
