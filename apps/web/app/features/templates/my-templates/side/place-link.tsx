import { IconStar, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countText } from '../../../../lib/words/count-text.ts';
import { useDesk } from '../desk.ts';
import { addressOf, type View } from '../view/view.ts';
import classes from './folder-list.module.css';

type PlaceLinkProps = {
  mark: keyof typeof marks;
  to: Partial<View>;
  isHere: boolean;
  count: number | undefined;
  children: ReactNode;
};

const marks = {
  all: <i className={classes.all} aria-hidden />,
  star: <IconStar size={14} stroke={1.5} aria-hidden />,
  trash: <IconTrash size={14} stroke={1.5} aria-hidden />,
};

/** Leads to a part of one's templates that is no folder. */
export function PlaceLink({ mark, to, isHere, count, children }: PlaceLinkProps) {
  const { view } = useDesk();
  return (
    <Link
      className={classes.link}
      to={{ search: addressOf({ ...view, ...to }).toString() }}
      aria-current={isHere || undefined}
    >
      {marks[mark]}
      <span className={classes.name}>{children}</span>
      <span className={classes.count}>{count !== undefined && countText(count)}</span>
    </Link>
  );
}
