import { useSignedInUser } from '../../../data/session.ts';
import { useBotState } from './bot-state.ts';
import { HelpPanel } from './help-panel.tsx';
import { useAsking } from './use-asking.ts';

/** The help chat. Closed or minimized, it still waits for its answer. */
export function HelpChat({ takesFocus }: { takesFocus: boolean }) {
  const { id } = useSignedInUser();
  const { place } = useBotState(id);
  const asking = useAsking();
  return (
    <>
      {place === 'open' && <HelpPanel asking={asking} takesFocus={takesFocus} />}
      <p className="visually-hidden" role="status">
        {asking.news}
      </p>
    </>
  );
}
