import { pages } from '@replysmith/contract';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Into the product, and out of it; who is not signed in, or who is, does not see the other's. */
export function AccountLinks() {
  const { isBusy, leave } = useSignOut();
  return (
    <>
      <ButtonLink to={pages.auth} variant="quiet" data-for="guest">
        Login
      </ButtonLink>
      <ButtonLink to={`${pages.auth}?mode=signup`} data-for="guest">
        Get started
      </ButtonLink>
      <ButtonLink to={pages.dashboard} variant="line" data-for="member">
        Dashboard
      </ButtonLink>
      <Button variant="quiet" data-for="member" isBusy={isBusy} onClick={() => void leave()}>
        Sign Out
      </Button>
    </>
  );
}
