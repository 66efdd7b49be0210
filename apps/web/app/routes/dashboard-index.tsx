import { VerifyBanner } from '../features/auth/verify-banner.tsx';
import { AccountBanner } from '../features/billing/account-banner.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { TipList } from '../features/tips/tip-list.tsx';

export function meta() {
  return [{ title: 'Dashboard · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function DashboardIndex() {
  return (
    <HomePage
      banner={<AccountBanner verify={<VerifyBanner />} />}
      tips={<TipList context="dashboard" limit={2} />}
    />
  );
}
