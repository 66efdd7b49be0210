import { useAdminOverview } from '../../data/admin/admin-overview.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { AdminBlock } from './admin-block.tsx';
import classes from './health-block.module.css';
import { NotLoaded } from './not-loaded.tsx';

const words = { good: 'Good', attention: 'Look here', bad: 'Bad' };

/** How each part of the service is. */
export function HealthBlock() {
  const { data, error, refetch } = useAdminOverview();
  return (
    <AdminBlock title="Health">
      {data ? (
        <dl className={classes.lines}>
          {data.health.map(({ name, state, note }) => (
            <div key={name} data-state={state}>
              <dt>{name}</dt>
              <dd className={classes.state}>{words[state]}</dd>
              <dd className={classes.note}>{note}</dd>
            </div>
          ))}
        </dl>
      ) : error ? (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Asking every part..." />
      )}
    </AdminBlock>
  );
}
