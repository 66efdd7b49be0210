import { Fetched } from '../../../ui/fetched/fetched.tsx';
import classes from './account-menu.module.css';

const fetchMenu = () => import('./account-menu.tsx').then((part) => part.AccountMenu);
const nobodySees = () => undefined;

/** The account in a collapsed sidebar. An open one has no menu, and fetches none. */
export function AccountMenuPlace() {
  return (
    <div className={classes.place}>
      <Fetched fetchPart={fetchMenu} isNeeded onFailure={nobodySees} props={{}} />
    </div>
  );
}
