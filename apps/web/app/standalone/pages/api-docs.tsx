import { ApiIndexPage } from '../../features/api-docs/api-index-page.tsx';
import type { ListedSubject } from '../../features/api-docs/render-reference.server.tsx';
import { PublicShell } from '../../layout/public/public-shell.tsx';
import { siteAddress } from '../../lib/site-address.ts';

export default function ApiDocs({ subjects }: { subjects: readonly ListedSubject[] }) {
  return (
    <PublicShell>
      <ApiIndexPage subjects={subjects} site={siteAddress()} />
    </PublicShell>
  );
}
