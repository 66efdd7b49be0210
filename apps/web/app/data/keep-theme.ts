import { type UpdateProfileRequest, paths } from '@replysmith/contract';
import { setColorScheme } from '../theme/color-scheme.ts';

/**
 * Chooses a theme for who is signed in and reads a page that is kept light, which the API client is
 * not. Where it cannot be saved it lasts until they are on their own pages.
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
