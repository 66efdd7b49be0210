import type { ThemePreference } from '@replysmith/contract';
import { useEffect, useSyncExternalStore } from 'react';
import {
  type ColorScheme,
  chosenColorScheme,
  onColorScheme,
  setColorScheme,
} from '../theme/color-scheme.ts';
import { useProfile, useUpdateProfile } from './profile.ts';
import { useSignedInUser } from './session.ts';

const schemeOf: Readonly<Record<ThemePreference, ColorScheme>> = {
  light: 'light',
  dark: 'dark',
  system: 'auto',
};

/** The theme this browser shows, and how to choose another: here at once, and for every browser. */
export function useTheme() {
  const { id } = useSignedInUser();
  const { mutateAsync, isPending } = useUpdateProfile(id);
  const scheme = useSyncExternalStore(onColorScheme, chosenColorScheme);
  const theme: ThemePreference = scheme === 'auto' ? 'system' : scheme;
  return {
    theme,
    isSaving: isPending,
    /** Rejects when the server refused; the previous theme is shown again. */
    choose: async (next: ThemePreference): Promise<void> => {
      const before = chosenColorScheme();
      setColorScheme(schemeOf[next]);
      try {
        await mutateAsync({ theme_preference: next });
      } catch (error) {
        if (chosenColorScheme() === schemeOf[next]) setColorScheme(before);
        throw error;
      }
    },
  };
}

/** Once chosen, a theme applies in every browser; until then each browser has its own. */
export function useSavedTheme(): void {
  const { data: profile } = useProfile(useSignedInUser().id);
  const saved = profile?.theme_chosen ? profile.theme_preference : null;
  useEffect(() => {
    if (saved) setColorScheme(schemeOf[saved]);
  }, [saved]);
}
