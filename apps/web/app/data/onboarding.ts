import { useSyncExternalStore } from 'react';
import { subscribeToDraft, saveDraft, readDraft } from '../lib/drafts.ts';
import { useProfile, useUpdateProfile } from './profile.ts';
import { useSignedInUser } from './session.ts';

const stepKey = (userId: string) => `${userId}:tutorial-step`;
const endingKey = (userId: string) => `${userId}:tutorial-ending`;

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

function useKept(key: string): string {
  return useSyncExternalStore(
    (tell) => subscribeToDraft(key, tell),
    () => readDraft(key),
    () => '',
  );
}

/** Whether somebody asked for the tutorial in this tab, and whether it is due by itself. */
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
    saveDraft(stepKey(id), '');
    saveDraft(endingKey(id), '');
    mutate({ onboarding_completed: false });
    setAsked(true);
  };
}

/** Opens the tutorial where it was left. */
export const resumeTutorial = () => setAsked(true);

/** Takes the tutorial away for now; the rest of it waits. */
export const putTutorialAside = () => setAsked(false);

/** Which step one is at, from 0; it is the same after a reload. */
export function useTutorialStep(): [step: number, go: (step: number) => void] {
  const key = stepKey(useSignedInUser().id);
  return [Number(useKept(key)) || 0, (step) => saveDraft(key, String(step))];
}

const endings = ['finished', 'skipped'] as const;

export type TutorialEnding = (typeof endings)[number];

/** How the tutorial ended, kept in this browser until the server has it, and what ends it at once. */
export function useTutorialEnding() {
  const { id } = useSignedInUser();
  const key = endingKey(id);
  const text = useKept(key);
  return {
    ending: endings.find((one) => one === text) ?? null,
    end: (ending: TutorialEnding) => {
      saveDraft(stepKey(id), '');
      saveDraft(key, ending);
      setAsked(false);
    },
    forget: () => saveDraft(key, ''),
  };
}
