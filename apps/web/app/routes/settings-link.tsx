import { MovedTo } from '../layout/public/moved-to.tsx';

export default function SettingsLink() {
  return <MovedTo path="/dashboard/settings" />;
}
