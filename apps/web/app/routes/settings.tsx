import { pages, settingsSections, type SettingsSectionPath } from '@replysmith/contract';
import { type ComponentType, useState } from 'react';
import { useParams } from 'react-router';
import { BillingSection } from '../features/billing/billing-section.tsx';
import { AppearanceSection } from '../features/settings/appearance-section.tsx';
import { DataSection } from '../features/settings/data-section.tsx';
import { SettingAnchor } from '../features/settings/setting-fields.tsx';
import { HelpSection } from '../features/settings/help-section.tsx';
import { NotificationsSection } from '../features/settings/notifications-section.tsx';
import { PreferencesSection } from '../features/settings/preferences-section.tsx';
import { ProfileSection } from '../features/settings/profile-section.tsx';
import { SecuritySection } from '../features/settings/security-section.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { ShortcutsSection } from '../features/settings/shortcuts-section.tsx';
import { TemplateSettings } from '../features/settings/templates-section.tsx';
import { editorShortcuts } from '../features/templates/editor/editor-tabs.ts';
import { shortcuts } from '../features/templates/my-templates/page-keys.tsx';
import { useLeaveForGood } from '../layout/dashboard/sign-out/sign-out-context.ts';
import { MovedTo } from '../layout/public/moved-to.tsx';
import { Fetched, whyNotLoaded } from '../components/fetched.tsx';
import { NotLoaded } from '../components/not-loaded.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { showToast } from '../components/toast.tsx';
import DashboardNotFound from './dashboard-not-found.tsx';

const fetchAccessKeys = () =>
  import('../features/settings/access-keys-section.tsx').then(
    ({ AccessKeysSection }) => AccessKeysSection,
  );
const fetchWebhooks = () =>
  import('../features/settings/webhooks-section.tsx').then(
    ({ WebhooksSection }) => WebhooksSection,
  );

const contents: Readonly<Record<SettingsSectionPath, ComponentType>> = {
  profile: ProfileSection,
  preferences: PreferencesSection,
  notifications: NotificationsSection,
  templates: TemplateSettings,
  appearance: AppearanceSection,
  shortcuts: Shortcuts,
  security: SecuritySection,
  'access-keys': () => <LateSection fetchPart={fetchAccessKeys} />,
  webhooks: () => <LateSection fetchPart={fetchWebhooks} />,
  billing: Billing,
  data: YourData,
  help: HelpSection,
};

const sectionAt = (param: string | undefined) =>
  settingsSections.find(({ path }) => path === param);

export function meta({ params }: { params: { section?: string } }) {
  const name = sectionAt(params.section)?.name ?? 'Settings';
  return [{ title: `${name} · Replysmith` }, { name: 'robots', content: 'noindex' }];
}

export default function Settings() {
  const param = useParams()['section'];
  if (!param) return <MovedTo path={pages.settingsOf('profile')} />;
  const section = sectionAt(param);
  if (!section) return <DashboardNotFound />;
  const Section = contents[section.path];
  return (
    <SettingsPage>
      <Section />
    </SettingsPage>
  );
}

/** A section that few open, so the others do not bring it along. */
function LateSection({ fetchPart }: { fetchPart: () => Promise<ComponentType> }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <NotLoaded
        title="This section could not be loaded"
        error={new Error(whyNotLoaded)}
        onRetry={() => setFailed(false)}
      />
    );
  }
  return (
    <Fetched
      name={null}
      fetchPart={fetchPart}
      onFailure={() => setFailed(true)}
      fallback={<Skeleton widths={['48%', '72%']} label="Loading this section..." />}
      props={{}}
    />
  );
}

function Billing() {
  return (
    <SettingAnchor id="plan">
      <BillingSection />
    </SettingAnchor>
  );
}

function Shortcuts() {
  const everywhere = [
    { does: 'Find or do anything', keys: ['Ctrl+K'] },
    { does: 'Collapse or expand the sidebar', keys: ['Ctrl+B'] },
    { does: 'To a message with Undo, and back', keys: ['F6'] },
  ];
  return (
    <ShortcutsSection
      groups={[
        { name: 'Everywhere', shortcuts: everywhere },
        { name: 'My Templates', shortcuts },
        { name: 'The template editor', shortcuts: editorShortcuts },
      ]}
    />
  );
}

function YourData() {
  const leaveForGood = useLeaveForGood();
  const leave = async () => {
    await leaveForGood();
    showToast({ title: 'Account deleted', message: 'Nothing of yours is kept here anymore.' });
  };
  return <DataSection onDeleted={() => void leave()} />;
}
