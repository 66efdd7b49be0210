import { VerifyBanner } from '../features/auth/verify-banner.tsx';
import { AccountBanner } from '../features/billing/account-banner.tsx';
import { UpgradePage } from '../features/billing/upgrade-page.tsx';

export function meta() {
  return [{ title: 'Plans · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Upgrade() {
  return <UpgradePage banner={<AccountBanner verify={<VerifyBanner />} />} />;
}
