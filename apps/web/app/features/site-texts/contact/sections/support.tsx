import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { MailAddress } from './mail-address.tsx';

type SupportProps = { email: string | null; responseHours: number | null };

export function Support({ email, responseHours }: SupportProps) {
  const helpCentre = <Link to={pages.help}>help centre</Link>;
  if (!email) {
    return (
      <p>
        The {helpCentre} answers questions about the product, with a chat that knows its articles.
        It is there once you are signed in.
      </p>
    );
  }
  return (
    <>
      <MailAddress email={email} />
      {responseHours !== null && <p>Response time: within {responseHours} hours.</p>}
      <p>
        If a score looks wrong to you, send the email’s text along, and what you would have said.
        For how the product works, the {helpCentre} is faster: it is there once you are signed in,
        with a chat that knows its articles.
      </p>
    </>
  );
}
