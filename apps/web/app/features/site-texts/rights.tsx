import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import type { SiteContent } from '../../data/site-content.ts';
import { HowToReach } from './how-to-reach.tsx';

type RightsProps = { content: SiteContent };

export function Rights({ content }: RightsProps) {
  const yourData = <Link to={pages.settingsOf('data')}>Settings, Your data</Link>;
  return (
    <>
      <h3>Access</h3>
      <p>
        “Export my data” in {yourData} gives you one file with everything the database holds about
        you but passwords and keys.
      </p>
      <h3>Correction</h3>
      <p>
        You can change your name, profile and texts yourself. What you cannot change there, such as
        your email address, we correct when you write to us.
      </p>
      <h3>Deletion</h3>
      <p>
        “Delete my account” in {yourData} works at once and for good. A paid plan is ended first; if
        that fails, nothing is deleted and you are told. Single texts you delete where they stand.
      </p>
      <h3>Portability</h3>
      <p>
        The exported file is JSON, made for other programs to read. Templates can also be taken away
        as CSV or plain text.
      </p>
      <h3>Opt-out</h3>
      <p>
        Weekly reports are off until you switch them on, and off again with one click. You may
        object to what we do in our own interest, and ask us to restrict it. There is no advertising
        and no sale of data to opt out of.
      </p>
      <p>
        For any of this you can also write to <HowToReach content={content} />. We answer within a
        month, free of charge. If you think that we treat your data wrongly, you may complain to the
        data protection authority of {content.operator.country} or of the country you live in.
      </p>
    </>
  );
}
