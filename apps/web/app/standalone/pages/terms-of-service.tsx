import { siteContent } from '../../data/site-content.ts';
import { TermsPage } from '../../features/site-texts/terms-page.tsx';
import { PublicShell } from '../../layout/public/public-shell.tsx';

export default function TermsOfService() {
  return (
    <PublicShell>
      <TermsPage content={siteContent} />
    </PublicShell>
  );
}
