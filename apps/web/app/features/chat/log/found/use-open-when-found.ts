import { useState } from 'react';

/** Whether something is unfolded; whatever is found in it unfolds it. */
export function useOpenWhenFound(visit: string | null, opensUnfolded: boolean) {
  const [isOpen, setOpen] = useState(opensUnfolded || visit !== null);
  const [latest, setLatest] = useState(visit);
  if (visit !== latest) {
    setLatest(visit);
    if (visit !== null) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}
