import { pages } from '@replysmith/contract';
import { signUpAddress } from '../../../lib/sign-up-address.ts';
import { ButtonLink } from '../../../components/button.tsx';

/** Links to sign-up on the free plan or, for signed-in visitors, to the dashboard. */
export function StartButton() {
  return (
    <>
      <ButtonLink to={signUpAddress()} data-for="guest">
        Start free
      </ButtonLink>
      <ButtonLink to={pages.dashboard} data-for="member">
        Open the dashboard
      </ButtonLink>
    </>
  );
}
