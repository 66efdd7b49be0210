import { siteContent } from '../../data/site-content.ts';
import { AboutPage } from '../../features/site-texts/about/about-page.tsx';
import type { EvidenceTally } from '../../features/site-texts/about/evidence-tally.ts';
import { PublicShell } from '../../layout/public/public-shell.tsx';

export default function About({ evidence }: { evidence: EvidenceTally }) {
  return (
    <PublicShell>
      <AboutPage content={siteContent} evidence={evidence} />
    </PublicShell>
  );
}
