import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { areaOf } from './navigation.ts';
import { keepSidebarChoice, sidebarChoice, type SidebarLook } from './sidebar-choice.ts';

const atOnce = { getInitialValueInEffect: false };

/** How the sidebar stands: as the reader chose, else open where there is room for it. */
export function useSidebar() {
  const { pathname } = useLocation();
  const isPhone = useMediaQuery('(max-width: 767px)', false, atOnce);
  const isRoomy = useMediaQuery('(min-width: 1024px)', false, atOnce);
  const [choice, setChoice] = useState(sidebarChoice);
  const [isSheetOpen, setSheetOpen] = useState(false);

  const byItself = isRoomy && !areaOf(pathname)?.needsRoom ? 'open' : 'collapsed';
  const look: SidebarLook = choice ?? byItself;

  const toggle = () => {
    if (isPhone) {
      setSheetOpen(!isSheetOpen);
      return;
    }
    const next = look === 'open' ? 'collapsed' : 'open';
    keepSidebarChoice(next);
    setChoice(next);
  };
  // Fields keep the combination for themselves.
  useHotkeys([['mod+B', toggle]]);

  return {
    look,
    isPhone,
    isSheetOpen: isPhone && isSheetOpen,
    toggle,
    closeSheet: () => setSheetOpen(false),
  };
}
