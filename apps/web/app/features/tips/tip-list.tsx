import type { TipCategory, TipStatus } from '@replysmith/contract';
import { useUserTips } from '../../data/tips/user-tips.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { NoTips } from './no-tips.tsx';
import { TipCard } from './tip-card.tsx';
import classes from './tip-list.module.css';
import { TipsNotLoaded } from './tips-not-loaded.tsx';

type TipListProps = {
  /** On the dashboard tips are one part among others; what is missing there takes one line. */
  context: 'dashboard' | 'page';
  limit?: number;
  status?: TipStatus;
  category?: TipCategory | undefined;
};

/** So many stand out on a page of tips. */
const mostSheets = 2;

/** The advice that fits a person now, the most urgent first. */
export function TipList({ context, limit = 3, status = 'active', category }: TipListProps) {
  const { data, error, refetch } = useUserTips({ status, category, limit });
  if (!data && error) return <TipsNotLoaded context={context} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label="Loading your tips..." />;
  if (data.items.length === 0) return <NoTips {...{ context, status, category }} />;
  const sheets = context === 'dashboard' ? limit : status === 'active' ? mostSheets : 0;
  return (
    <ul className={classes.tips} aria-label="Tips">
      {data.items.map((tip, index) => {
        const look = index < sheets ? 'sheet' : 'row';
        return (
          <li key={tip.id} data-look={look}>
            <TipCard tip={tip} look={look} />
          </li>
        );
      })}
    </ul>
  );
}
