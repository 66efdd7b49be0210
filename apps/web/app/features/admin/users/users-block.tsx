import { useAdminUsers, usersOnPage } from '../../../data/admin/admin-users.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { AdminBlock } from '../admin-block.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { Pager } from './pager.tsx';
import { useUserSearch } from './use-user-search.ts';
import { UserList } from './user-list.tsx';
import classes from './users-block.module.css';

/** Everybody with an account, by part of their address or name. */
export function UsersBlock() {
  const { search, page, typed, setTyped, goTo } = useUserSearch();
  const { data, error, refetch, isPlaceholderData } = useAdminUsers(search, page);
  return (
    <AdminBlock title="People" figure={data && found(data.total, search)}>
      <div className={classes.search}>
        <TextField
          label="Search by address or name"
          type="search"
          value={typed}
          onChange={setTyped}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {data ? (
        <div aria-busy={isPlaceholderData}>
          <UserList users={data.items} />
          <Pager page={page} pages={Math.ceil(data.total / usersOnPage)} onPage={goTo} />
        </div>
      ) : error ? (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading accounts..." />
      )}
    </AdminBlock>
  );
}

function found(total: number, search: string): string {
  const people = `${total.toLocaleString('en')} ${total === 1 ? 'account' : 'accounts'}`;
  return search ? `${people} with “${search}”` : people;
}
