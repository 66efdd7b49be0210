import { useSessionExpired } from '../../data/session.ts';
import { Fetched } from '../../components/fetched.tsx';

const fetchDialog = () =>
  import('./sign-in-again-dialog.tsx').then((part) => part.SignInAgainDialog);

const leave = () => location.assign('/auth');

/** Asks for the password over the page when the session has ended, so that nothing typed is lost. */
export function SignInAgain() {
  const isOpen = useSessionExpired();
  return (
    <Fetched
      name={null}
      fetchPart={fetchDialog}
      isNeeded={isOpen}
      onFailure={leave}
      props={{ isOpen }}
    />
  );
}
