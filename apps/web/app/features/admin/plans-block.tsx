import { useAdminOverview } from '../../data/admin/admin-overview.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { AdminBlock } from './admin-block.tsx';
import classes from './plans-block.module.css';

/** How many people are on each plan. */
export function PlansBlock() {
  const { data, isError } = useAdminOverview();
  if (isError && !data) return null;
  return (
    <AdminBlock
      title="Plans"
      figure={
        data &&
        `${counted(data.users, 'account')} · ${counted(data.requests_today, 'request')} today`
      }
    >
      {data ? (
        <dl className={classes.plans}>
          {data.plans.map(({ name, users }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="figure">{users.toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton label="Counting accounts..." widths={['60%', '60%', '60%']} />
      )}
    </AdminBlock>
  );
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}
