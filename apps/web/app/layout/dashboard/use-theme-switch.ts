import type { ThemePreference } from '@replysmith/contract';
import { useTheme } from '../../data/theme.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { showToast } from '../../components/toast.tsx';

/** Chooses a theme, and shows a toast if it could not be saved. */
export function useThemeSwitch(): (theme: ThemePreference) => void {
  const { choose } = useTheme();
  return (theme) => {
    choose(theme).catch((error: unknown) => {
      const { message } = explainFailure(error);
      showToast({ about: 'theme', title: 'Theme not saved', message, kind: 'error' });
    });
  };
}
