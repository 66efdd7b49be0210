import { useLoaderData } from 'react-router';
import { assess } from '../data/live-score/assess.ts';
import { sampleDraft } from '../data/sample-draft.ts';
import { useIsSignedIn } from '../data/visitor.ts';
import { LandingPage } from '../features/marketing/landing-page.tsx';
import { PricingSection } from '../features/pricing/pricing-section.tsx';
import { PublicShell } from '../layout/public/public-shell.tsx';

const title = 'Replysmith: every cold email starts at 100';
const description =
  'See what your cold email loses, point by point: the words that cost it, the reason, and the evidence. Free, in your browser, nothing sent.';

export function meta() {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Replysmith' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary' },
  ];
}

/** Runs while the page is prerendered, so that the score is there without JavaScript. */
export function loader() {
  return assess(sampleDraft);
}

export default function Landing() {
  const sample = useLoaderData<typeof loader>();
  const isSignedIn = useIsSignedIn();
  return (
    <PublicShell isSignedIn={isSignedIn}>
      <LandingPage sample={sample} isSignedIn={isSignedIn} />
      <PricingSection isSignedIn={isSignedIn} />
    </PublicShell>
  );
}
