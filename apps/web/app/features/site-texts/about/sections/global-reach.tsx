import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import type { SiteContent } from '../../../../data/site-content.ts';
import { listOf } from '../../words/list-of.ts';
import { officeName } from '../../words/office-name.ts';

type GlobalReachProps = Pick<SiteContent, 'offices'>;

export function GlobalReach({ offices }: GlobalReachProps) {
  return (
    <>
      {offices.length > 0 && (
        <p>
          {offices.length === 1 ? 'Our office is in ' : 'Our offices are in '}
          {listOf(offices.map(officeName))}. How to reach us stands under{' '}
          <Link to={pages.contact}>Contact</Link>.
        </p>
      )}
      <p>
        The coach judges English, British and American alike. It notices when a text is in another
        language, and then says so instead of giving a number: English rules find faults in any
        language, and none of them would be true there. Raw merge tags, capitals and rows of
        exclamation marks it points out in all of them.
      </p>
      <p>
        Your figures go by the days of your own calendar, wherever you are. And because the program
        runs on a server of your own as well as on ours, it works wherever you need your data to
        stay.
      </p>
    </>
  );
}
