import { pages } from '@replysmith/contract';
import { useLocation } from 'react-router';
import { putTutorialAside, useTutorial } from '../../data/profile/onboarding.ts';
import { Fetched } from '../../ui/fetched/fetched.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useSaveEnding } from './use-save-ending.ts';

const fetchWizard = () => import('./wizard.tsx').then((part) => part.Wizard);

/** The tutorial: by itself on home alone, over no page that somebody came for; elsewhere when asked for. */
export function Onboarding() {
  const { isAsked, isDue } = useTutorial();
  const isHome = useLocation().pathname === pages.dashboard;
  useSaveEnding();

  const isOpen = isAsked || (isDue && isHome);
  const giveUp = () => {
    if (!isAsked) return;
    putTutorialAside();
    showToast({
      title: 'Error',
      message: 'The tutorial could not be loaded. Check your connection and try again.',
      kind: 'error',
    });
  };
  return (
    <Fetched fetchPart={fetchWizard} isNeeded={isOpen} onFailure={giveUp} props={{ isOpen }} />
  );
}
