import { siteContent } from '../../data/site-content.ts';
import { AccessibilityPage } from '../../features/site-texts/accessibility-page.tsx';
import { PublicShell } from '../../layout/public/public-shell.tsx';

export default function Accessibility() {
  return (
    <PublicShell>
      <AccessibilityPage content={siteContent} />
    </PublicShell>
  );
}
