import { ExtensionPage } from '../../features/site-texts/extension-page.tsx';
import { PublicShell } from '../../layout/public/public-shell.tsx';

export default function Extension() {
  return (
    <PublicShell>
      <ExtensionPage />
    </PublicShell>
  );
}
