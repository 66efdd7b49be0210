import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { tips, type TipContext } from './tips.ts';

type Arriving = { context: TipContext; showWelcome: boolean; showTips: boolean };

/** The tip that a navigation brought along, until it is dismissed. */
export function useTip() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const arriving = arrivingWith(state);
  const [shown, setShown] = useState({ state, tip: arriving?.context ?? null });
  if (arriving && state !== shown.state) setShown({ state, tip: arriving.context });

  const arrive = useEffectEvent(({ context, showWelcome, showTips }: Arriving) => {
    // Once only, also after a reload.
    void navigate('.', { replace: true, state: null });
    if (showWelcome || showTips) showToast(tips[context].welcome);
  });
  useEffect(() => {
    const arrived = arrivingWith(state);
    if (arrived) arrive(arrived);
  }, [state]);

  return { tip: shown.tip, dismiss: () => setShown({ ...shown, tip: null }) };
}

/** What a navigation carries; null when it is nothing of the kind. */
function arrivingWith(state: unknown): Arriving | null {
  if (typeof state !== 'object' || state === null || !('context' in state)) return null;
  const { context } = state;
  if (context !== 'first-optimization' && context !== 'optimization-help') return null;
  return {
    context,
    showWelcome: 'showWelcome' in state && state.showWelcome === true,
    showTips: 'showTips' in state && state.showTips === true,
  };
}
