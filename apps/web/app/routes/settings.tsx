import { pages } from '@replysmith/contract';
import { useNavigate, useParams } from 'react-router';
import { useForgetUser } from '../data/sign-out.ts';
import { BillingSection } from '../features/billing/section/billing-section.tsx';
import { AppearanceSection } from '../features/settings/appearance/appearance-section.tsx';
import { DataSection } from '../features/settings/data/data-section.tsx';
import { SettingPlace } from '../features/settings/fields/setting-place.tsx';
import { HelpSection } from '../features/settings/help/help-section.tsx';
import { NotificationsSection } from '../features/settings/notifications/notifications-section.tsx';
import { PreferencesSection } from '../features/settings/preferences/preferences-section.tsx';
import { ProfileSection } from '../features/settings/profile/profile-section.tsx';
import { SecuritySection } from '../features/settings/security/security-section.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { ShortcutsSection } from '../features/settings/shortcuts/shortcuts-section.tsx';
import { TemplatesSection } from '../features/settings/workflow/templates-section.tsx';
import { shortcuts } from '../features/templates/my-templates/shortcuts/shortcuts.ts';
import { MovedTo } from '../layout/public/moved-to.tsx';
import { showToast } from '../ui/toast/toast-store.ts';
import DashboardNotFound from './dashboard-not-found.tsx';

/** Every section with its address, in the order of the links. */
const sections = [
  { path: 'profile', name: 'Profile', Section: ProfileSection },
  { path: 'preferences', name: 'Preferences', Section: PreferencesSection },
  { path: 'notifications', name: 'Notifications', Section: NotificationsSection },
  { path: 'templates', name: 'Templates', Section: TemplatesSection },
  { path: 'appearance', name: 'Appearance', Section: AppearanceSection },
  { path: 'shortcuts', name: 'Shortcuts', Section: Shortcuts },
  { path: 'security', name: 'Security', Section: SecuritySection },
  { path: 'billing', name: 'Billing', Section: Billing },
  { path: 'data', name: 'Your data', Section: YourData },
  { path: 'help', name: 'Help', Section: HelpSection },
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

function Billing() {
  return (
    <SettingPlace id="plan">
      <BillingSection />
    </SettingPlace>
  );
}

function Shortcuts() {
  const everywhere = [
    { does: 'Find or do anything', keys: ['Ctrl+K'] },
    { does: 'Fold the sidebar, and unfold it', keys: ['Ctrl+B'] },
    { does: 'To a message with Undo, and back', keys: ['F6'] },
  ];
  const editor = [
    { does: 'Save', keys: ['Ctrl+S'] },
    { does: 'From tab to tab', keys: ['Ctrl+1', 'Alt+1'] },
    { does: 'Close', keys: ['Escape'] },
    { does: 'Its shortcuts', keys: ['?'] },
  ];
  return (
    <ShortcutsSection
      groups={[
        { name: 'Everywhere', shortcuts: everywhere },
        { name: 'My Templates', shortcuts },
        { name: 'The template editor', shortcuts: editor },
      ]}
    />
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
