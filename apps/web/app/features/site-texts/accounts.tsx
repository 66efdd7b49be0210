import { pages } from '@replysmith/contract';
import { Link } from 'react-router';

type AccountsProps = { consentAge: number | null };

export function Accounts({ consentAge }: AccountsProps) {
  return (
    <>
      <p>
        Give an email address that is yours. Keep your password to yourself; two-factor sign-in,
        open to every verified address, is worth turning on. You answer for what is done with your
        account until you tell us that somebody else has got into it.
      </p>
      <p>
        Children under 13 may not open an account
        {consentAge !== null &&
          `, and whoever is younger than ${consentAge} needs a parent’s consent`}
        . Who cannot yet enter into contracts needs a parent’s consent to buy a plan.
      </p>
      <p>
        You can delete your account at any time in{' '}
        <Link to={pages.settingsOf('data')}>Settings, Your data</Link>. We may suspend or close an
        account that breaks these terms; we say why, and unless harm is near we first give you a
        chance to put it right.
      </p>
    </>
  );
}
