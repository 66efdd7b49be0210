import { pages } from '@replysmith/contract';
import { MovedTo } from '../layout/public/moved-to.tsx';

export default function SettingsLink() {
  return <MovedTo path={pages.settings} />;
}
