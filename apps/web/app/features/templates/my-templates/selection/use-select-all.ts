import { useDesk } from '../desk.ts';

/** Selects everything that the filter shows, and nothing once everything is selected. */
export function useSelectAll(): () => void {
  const { selecting, total } = useDesk();
  return () => {
    if (total && selecting.count < total) selecting.selectMatching(total);
    else selecting.clear();
  };
}
