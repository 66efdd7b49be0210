import { siteContent } from '../../data/site-content.ts';
import { PrivacyPage } from '../../features/site-texts/privacy-page.tsx';
import { PublicShell } from '../../layout/public/public-shell.tsx';

export default function PrivacyPolicy() {
  return (
    <PublicShell>
      <PrivacyPage content={siteContent} />
    </PublicShell>
  );
}
