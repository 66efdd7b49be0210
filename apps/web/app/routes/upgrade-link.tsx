import { MovedTo } from '../layout/public/moved-to.tsx';

export default function UpgradeLink() {
  return <MovedTo path="/dashboard/upgrade" />;
}
