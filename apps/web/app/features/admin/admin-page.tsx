import classes from './admin-page.module.css';
import { HealthBlock } from './health-block.tsx';
import { PlansBlock } from './plans-block.tsx';
import { ResetBlock } from './reset-block.tsx';
import { UsersBlock } from './users/users-block.tsx';

/** The state of the service, and what only admins may do. */
export function AdminPage() {
  return (
    <main className={classes.page}>
      <h1 className="title">Admin</h1>
      <HealthBlock />
      <div className={classes.pair}>
        <PlansBlock />
        <ResetBlock />
      </div>
      <UsersBlock />
    </main>
  );
}
