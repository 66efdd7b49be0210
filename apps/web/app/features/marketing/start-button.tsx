import { pages } from '@replysmith/contract';
import { ButtonLink } from '../../ui/button/button-link.tsx';

/** The way in: to the dashboard for who is signed in, else to an account on the free plan. */
export function StartButton({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <ButtonLink to={isSignedIn ? pages.dashboard : `${pages.signUp}?plan=free`}>
      Start free
    </ButtonLink>
  );
}
