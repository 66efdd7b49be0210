import { useVisitor } from '../../data/visitor.tsx';
import '../../features/marketing/built-styles.ts';
import { Gallery } from '../../features/marketing/gallery/gallery.tsx';
import { LandingPage } from '../../features/marketing/landing-page.tsx';
import type { landingContent } from '../../features/marketing/landing-content.server.ts';
import { PricingSection } from '../../features/pricing/pricing-section.tsx';
import { PublicShell } from '../../layout/public/public-shell.tsx';
import { BuiltHtml } from '../../components/built-html.tsx';

type LandingProps = ReturnType<typeof landingContent>;

export default function Landing(content: LandingProps) {
  return (
    <PublicShell>
      <LandingParts {...content} />
    </PublicShell>
  );
}

function LandingParts({ sample, freeRequests, chapters, gallery, promo, closing }: LandingProps) {
  const { isSignedIn } = useVisitor();
  return (
    <>
      <LandingPage sample={sample} freeRequests={freeRequests} isSignedIn={isSignedIn} />
      <BuiltHtml html={chapters} />
      <Gallery html={gallery} />
      <BuiltHtml html={promo} />
      <PricingSection isSignedIn={isSignedIn} />
      <BuiltHtml html={closing} />
    </>
  );
}
