import { pages } from '@replysmith/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import {
  type TutorialEnding,
  putTutorialAside,
  useTutorial,
  useTutorialEnding,
} from '../../data/onboarding.ts';
import { useUpdateProfile } from '../../data/profile.ts';
import { useSignedInUser } from '../../data/session.ts';
import { withRetries } from '../../lib/http.ts';
import { Fetched } from '../../components/fetched.tsx';
import { showToast } from '../../components/toast.tsx';

/** Delays between retries; after the last, the next visit retries. */
const waits = [3_000, 15_000, 60_000];

const flagsOf: Record<TutorialEnding, { onboarding_completed: true; onboarding_skipped?: true }> = {
  finished: { onboarding_completed: true },
  skipped: { onboarding_completed: true, onboarding_skipped: true },
};

/** Saves how the tutorial ended, in the background. */
function useSaveEnding(): void {
  const { ending, forget } = useTutorialEnding();
  const { mutateAsync } = useUpdateProfile(useSignedInUser().id);
  const save = useEffectEvent((how: TutorialEnding) => mutateAsync(flagsOf[how]));
  const settle = useEffectEvent(forget);

  useEffect(() => {
    if (ending === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const attempt = async () => {
      await save(ending);
      if (!signal.aborted) settle();
    };
    const retry = (failures: number) => {
      if (failures === 0) showNotSaved();
      return true;
    };
    withRetries(attempt, { waits, retry, signal }).catch(() => undefined);
    return () => leaving.abort();
  }, [ending]);
}

function showNotSaved(): void {
  showToast({
    about: 'the tutorial',
    title: 'Error',
    message: 'Failed to save onboarding progress. Please try again.',
    kind: 'error',
  });
}

const fetchWizard = () => import('./wizard.tsx').then((part) => part.OnboardingWizard);

/** The tutorial. It opens by itself only on the dashboard home; elsewhere on request. */
export function Onboarding() {
  const { isAsked, isDue } = useTutorial();
  const isHome = useLocation().pathname === pages.dashboard;
  useSaveEnding();

  const isOpen = isAsked || (isDue && isHome);
  return (
    <Fetched
      name={isAsked ? 'The tutorial' : null}
      fetchPart={fetchWizard}
      isNeeded={isOpen}
      onFailure={() => isAsked && putTutorialAside()}
      props={{ isOpen }}
    />
  );
}
