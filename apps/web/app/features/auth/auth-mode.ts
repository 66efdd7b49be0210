import { useLocation } from '../../components/navigation.tsx';
import { storedText } from '../../lib/storage.ts';
import { safePath } from './safe-path.ts';

type AuthMode = 'sign-in' | 'sign-up' | 'reset' | 'new-password';

const modeParameter: Record<Exclude<AuthMode, 'new-password'>, string | null> = {
  'sign-in': null,
  'sign-up': 'signup',
  reset: 'reset',
};

/** The form for an address. With a reset token, "reset" becomes setting the password. */
export function authMode(search: URLSearchParams, resetToken: string | null): AuthMode {
  switch (search.get('mode')) {
    case 'signup':
      return 'sign-up';
    case 'reset':
      return resetToken ? 'new-password' : 'reset';
    default:
      return 'sign-in';
  }
}

const titles: Record<AuthMode, string> = {
  'sign-in': 'Sign in',
  'sign-up': 'Sign up',
  reset: 'Reset your password',
  'new-password': 'Set a new password',
};

/** The tab's title at an address. */
export function authTitle(search: URLSearchParams): string {
  return titles[authMode(search, search.get('token'))];
}

/** The same page in another mode; the parameters plan and next are kept. */
export function authPath(
  mode: Exclude<AuthMode, 'new-password'>,
  search: URLSearchParams = new URLSearchParams(),
): string {
  const params = new URLSearchParams();
  const value = modeParameter[mode];
  if (value) params.set('mode', value);
  for (const name of ['plan', 'next']) {
    const carried = search.get(name);
    if (carried) params.set(name, carried);
  }
  const query = params.toString();
  return query ? `/auth?${query}` : '/auth';
}

/** The history state from the page that led here; links between the forms pass it on. */
export function useCarriedState(): unknown {
  return (useLocation() as { state: unknown }).state;
}

/** A time and a path. */
const wantedPages = storedText({ name: 'wanted-page' });
const key = wantedPages.key();
const lasts = 24 * 60 * 60_000;

/**
 * Stores where a new user wants to go: the link in the mail opens a new tab that does not know it.
 */
export function storeWantedPage(path: string): void {
  wantedPages.write(key, `${String(Date.now())} ${path}`);
}

export function wantedPage(): string | null {
  const [since, path] = wantedPages.read(key).split(' ', 2);
  return Date.now() - Number(since) < lasts ? safePath(path) : null;
}

export function forgetWantedPage(): void {
  wantedPages.remove(key);
}
