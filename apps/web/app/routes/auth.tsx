import { useNoteSession } from '../data/session.ts';
import { SignedInContext } from '../features/auth/api.ts';
import { authTitle } from '../features/auth/auth-mode.ts';
import { PageRoute } from '../standalone/page-route.tsx';
import Auth from '../standalone/pages/auth.tsx';

export const handle = 'standalone';

export function meta({ location }: { location: { search: string } }) {
  const title = authTitle(new URLSearchParams(location.search));
  return [{ title: `${title} · Replysmith` }, { name: 'robots', content: 'noindex' }];
}

/** Reached within the app, who signs in stays in it. */
export default function AuthRoute() {
  return (
    <SignedInContext value={useNoteSession()}>
      <PageRoute name="auth" Page={Auth} props={{}} isRendered={false} />
    </SignedInContext>
  );
}
