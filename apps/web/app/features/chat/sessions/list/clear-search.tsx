import { Button } from '../../../../ui/button/button.tsx';
import { useSessionsView } from '../use-sessions-view.ts';

/** Back to all sessions; nothing where nothing is searched for. */
export function ClearSearch() {
  const { find, look } = useSessionsView();
  if (!find) return null;
  return (
    <Button variant="line" size="small" onClick={() => look('')}>
      Clear search
    </Button>
  );
}
