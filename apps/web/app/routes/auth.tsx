import { authTitle } from '../features/auth/auth-mode.ts';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { AuthPage } from '../features/auth/auth-page.tsx';

export function meta({ location }: { location: { search: string } }) {
  const title = authTitle(new URLSearchParams(location.search));
  return [{ title: `${title} · Replysmith` }, { name: 'robots', content: 'noindex' }];
}

export default function Auth() {
  return (
    <AuthFrame>
      <AuthPage />
    </AuthFrame>
  );
}
