import { type UpdateProfileRequest, paths } from '@replysmith/contract';
import { setColorScheme } from '../theme/color-scheme.ts';

/**
 * Saves the theme from a public page, which does not load the API client. If saving fails, the
 * theme lasts until the user opens the app.
 */
export function keepTheme(theme: 'light' | 'dark'): void {
  setColorScheme(theme);
  const changes: UpdateProfileRequest = { theme_preference: theme };
  fetch(`${paths.profiles}/me`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
    keepalive: true,
  }).catch(() => undefined);
}
