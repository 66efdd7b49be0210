import { pages } from '@replysmith/contract';
import { MovedTo } from '../layout/public/moved-to.tsx';

export default function UpgradeLink() {
  return <MovedTo path={pages.upgrade} />;
}
