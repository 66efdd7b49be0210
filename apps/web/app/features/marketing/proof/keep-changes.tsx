import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { signUpAddress } from '../../../lib/account/sign-up-address.ts';

/** The way on from a rewrite: one's own emails, and each change decided. */
export function KeepChanges() {
  return (
    <>
      <Link to={signUpAddress()} data-for="guest">
        Keep or put back each change: start free
      </Link>
      <Link to={pages.dashboard} data-for="member">
        Keep or put back each change: open the dashboard
      </Link>
    </>
  );
}
