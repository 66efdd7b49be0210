import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import type { SiteContent } from '../../data/site-content.ts';

type HowToReachProps = { content: SiteContent };

/** Ends a sentence such as "Write to …", with whatever the operator can be reached by. */
export function HowToReach({ content: { supportEmail, operator } }: HowToReachProps) {
  const letters = operator.address && `${operator.name}, ${operator.address}`;
  if (!supportEmail)
    return (
      letters ?? (
        <>
          the operator, see <Link to={pages.contact}>Contact</Link>
        </>
      )
    );
  return (
    <>
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      {letters && `, or by post to ${letters}`}
    </>
  );
}
