import { pages } from '@replysmith/contract';
import { useLoaderData } from 'react-router';
import { assess } from '../data/live-score/assess.ts';
import { sampleDraft } from '../data/sample-draft.ts';
import { useVisitor } from '../data/visitor.tsx';
import { LandingPage } from '../features/marketing/landing-page.tsx';
import { PricingSection } from '../features/pricing/pricing-section.tsx';
import { pageMeta } from '../lib/page-meta.ts';

const title = 'Replysmith: every cold email starts at 100';
const description =
  'See what your cold email loses, point by point: the words that cost it, the reason, and the evidence. Free, in your browser, nothing sent.';

export function meta() {
  return pageMeta({ title, description, path: pages.home });
}

/** Runs while the page is prerendered, so that the score is there without JavaScript. */
export function loader() {
  return assess(sampleDraft);
}

export default function Landing() {
  const sample = useLoaderData<typeof loader>();
  const { isSignedIn } = useVisitor();
  return (
    <>
      <LandingPage sample={sample} isSignedIn={isSignedIn} />
      <PricingSection isSignedIn={isSignedIn} />
    </>
  );
}
