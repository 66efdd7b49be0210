import { Navigate, useLocation, useSearchParams } from 'react-router';
import { authPath } from '../features/auth/auth-mode.ts';

export function meta() {
  return [{ title: 'Sign up · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Signup() {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return <Navigate to={authPath('sign-up', search)} state={state} replace />;
}
