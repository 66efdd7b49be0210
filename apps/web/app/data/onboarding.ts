import { useSyncExternalStore } from 'react';
import { oneOf } from '../lib/checks.ts';
import { stored, useStored } from '../lib/storage.ts';
import { useProfile, useUpdateProfile } from './profile.ts';
import { useSignedInUser } from './session.ts';

const endings = ['finished', 'skipped'] as const;

export type TutorialEnding = (typeof endings)[number];

const steps = stored({
  name: 'tutorial-step',
  schema: { parse: (step) => (Number.isSafeInteger(Number(step)) ? Number(step) : 0) },
  empty: 0,
  isText: true,
});

const storedEndings = stored({
  name: 'tutorial-ending',
  schema: oneOf(endings),
  empty: null,
  isText: true,
});

let isAsked = false;
const listeners = new Set<() => void>();

function setAsked(value: boolean): void {
  isAsked = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the tutorial was requested in this tab, and whether it is due. */
export function useTutorial() {
  const { id } = useSignedInUser();
  const { data: profile } = useProfile(id);
  const { ending } = useTutorialEnding();
  const wasAsked = useSyncExternalStore(
    subscribe,
    () => isAsked,
    () => false,
  );
  return {
    isAsked: wasAsked,
    isDue:
      profile !== undefined &&
      ending === null &&
      !profile.onboarding_completed &&
      !profile.onboarding_skipped,
  };
}

/** Opens the tutorial over the page one is on, from its beginning. */
export function useRestartTutorial(): () => void {
  const { id } = useSignedInUser();
  const { mutate } = useUpdateProfile(id);
  return () => {
    steps.remove(steps.key(id));
    storedEndings.remove(storedEndings.key(id));
    mutate({ onboarding_completed: false });
    setAsked(true);
  };
}

/** Opens the tutorial where it was left. */
export const resumeTutorial = () => setAsked(true);

/** Hides the tutorial for now; its progress is kept. */
export const putTutorialAside = () => setAsked(false);

/** The current step, from 0; it survives a reload. */
export function useTutorialStep(): [step: number, go: (step: number) => void] {
  const key = steps.key(useSignedInUser().id);
  return [useStored(steps, key), (step) => steps.write(key, step)];
}

/** How the tutorial ended, stored in this browser until saved on the server. */
export function useTutorialEnding() {
  const { id } = useSignedInUser();
  const key = storedEndings.key(id);
  return {
    ending: useStored(storedEndings, key),
    end: (ending: TutorialEnding) => {
      steps.remove(steps.key(id));
      storedEndings.write(key, ending);
      setAsked(false);
    },
    forget: () => storedEndings.remove(key),
  };
}
