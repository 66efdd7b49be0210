import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { authTitle } from '../../features/auth/auth-mode.ts';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { useSearchParams } from '../../components/navigation.tsx';

export default function Auth() {
  const [search] = useSearchParams();
  return (
    <>
      <title>{`${authTitle(search)} · Replysmith`}</title>
      <AuthFrame>
        <AuthPage />
      </AuthFrame>
    </>
  );
}
