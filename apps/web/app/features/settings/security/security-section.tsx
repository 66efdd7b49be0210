import { PasswordBlock } from './password-block.tsx';
import { SessionsBlock } from './sessions/sessions-block.tsx';
import { TwoFactorBlock } from './two-factor/two-factor-block.tsx';

/** How one signs in, and where one is signed in. */
export function SecuritySection() {
  return (
    <>
      <PasswordBlock />
      <TwoFactorBlock />
      <SessionsBlock />
    </>
  );
}
