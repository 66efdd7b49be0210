import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { AuthPage } from '../features/auth/auth-page.tsx';

export function meta() {
  return [{ title: 'Sign in · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Auth() {
  return (
    <AuthFrame>
      <AuthPage />
    </AuthFrame>
  );
}
