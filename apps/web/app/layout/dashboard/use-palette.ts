import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';

/** Whether the palette is open. Its keys work in fields too, but not over another dialog. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    if (isOpen || !document.querySelector('[role="dialog"]')) setOpen(!isOpen);
  };
  useHotkeys([['mod+K', toggle]], [], true);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
