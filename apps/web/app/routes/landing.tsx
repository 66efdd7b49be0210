import { pages } from '@replysmith/contract';
import { useLoaderData, type MetaArgs } from 'react-router';
import { siteContent } from '../data/site-content.ts';
import { useVisitor } from '../data/visitor.tsx';
import '../features/marketing/built-styles.ts';
import { Gallery } from '../features/marketing/gallery/gallery.tsx';
import { landingContent } from '../features/marketing/landing-content.server.ts';
import { LandingPage } from '../features/marketing/landing-page.tsx';
import { structuredLanding } from '../features/marketing/structured-landing.ts';
import { PricingSection } from '../features/pricing/pricing-section.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { BuiltHtml } from '../components/built-html.tsx';

const title = 'Replysmith: every cold email starts at 100';

const description =
  'See what your cold email loses, point by point: the words that cost it, the reason, and the evidence. Free, in your browser, nothing sent.';

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({ title, description, path: pages.home, structured: loaderData?.structured });
}

/** Runs while the page is prerendered, so that all of it is there without JavaScript. */
export function loader() {
  return {
    ...landingContent(),
    structured: structuredLanding({ description, content: siteContent }),
  };
}

export default function Landing() {
  const { sample, freeRequests, chapters, gallery, promo, closing } =
    useLoaderData<typeof loader>();
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
