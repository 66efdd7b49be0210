import { IconArchive, IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSessionCount } from '../../../../data/chat-sessions.ts';
import { useSessionsView } from '../use-sessions-view.ts';
import classes from './archive-link.module.css';

/** Leads to what was put away, and back. */
export function ArchiveLink() {
  const { isArchive, searchFor } = useSessionsView();
  const { data: count = 0 } = useSessionCount('archived');
  return (
    <p className={classes.foot}>
      <Link to={{ search: searchFor({ isArchive: !isArchive }) }} preventScrollReset>
        {isArchive ? (
          <>
            <IconArrowLeft size={16} stroke={1.5} aria-hidden />
            Back to sessions
          </>
        ) : (
          <>
            <IconArchive size={16} stroke={1.5} aria-hidden />
            {count > 0 ? `Archived, ${String(count)}` : 'Archived'}
          </>
        )}
      </Link>
    </p>
  );
}
