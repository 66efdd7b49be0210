import { DevelopersPage } from '../../features/site-texts/developers-page.tsx';
import type { SampleScore } from '../../features/site-texts/sample-score.server.ts';
import { PublicShell } from '../../layout/public/public-shell.tsx';
import { siteAddress } from '../../lib/site-address.ts';

export default function Developers({ sample }: { sample: SampleScore }) {
  return (
    <PublicShell>
      <DevelopersPage site={siteAddress()} sample={sample} />
    </PublicShell>
  );
}
