import { pages } from '@replysmith/contract';
import { useNavigate, useParams } from 'react-router';
import { useForgetUser } from '../data/sign-out.ts';
import { BillingSection } from '../features/billing/section/billing-section.tsx';
import { DataSection } from '../features/settings/data/data-section.tsx';
import { ProfileSection } from '../features/settings/profile/profile-section.tsx';
import { SecuritySection } from '../features/settings/security/security-section.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { MovedTo } from '../layout/public/moved-to.tsx';
import { showToast } from '../ui/toast/toast-store.ts';
import DashboardNotFound from './dashboard-not-found.tsx';

/** Every section with its address, in the order of the links. */
const sections = [
  { path: 'profile', name: 'Profile', Section: ProfileSection },
  { path: 'security', name: 'Security', Section: SecuritySection },
  { path: 'billing', name: 'Billing', Section: BillingSection },
  { path: 'data', name: 'Your data', Section: YourData },
];

export function meta({ params }: { params: { section?: string } }) {
  const name = sections.find(({ path }) => path === params.section)?.name ?? 'Settings';
  return [{ title: `${name} · Replysmith` }, { name: 'robots', content: 'noindex' }];
}

export default function Settings() {
  const asked = useParams()['section'];
  if (!asked) return <MovedTo path={pages.settingsOf('profile')} />;
  const section = sections.find(({ path }) => path === asked);
  if (!section) return <DashboardNotFound />;
  return (
    <SettingsPage sections={sections}>
      <section.Section />
    </SettingsPage>
  );
}

function YourData() {
  const navigate = useNavigate();
  const forget = useForgetUser();
  const leave = async () => {
    await navigate('/');
    forget();
    showToast({ title: 'Account deleted', message: 'Nothing of yours is kept here any more.' });
  };
  return <DataSection onDeleted={() => void leave()} />;
}
