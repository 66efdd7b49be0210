import { pages } from '@replysmith/contract';
import { useLoaderData, type MetaArgs } from 'react-router';
import { siteContent } from '../data/site-content.ts';
import { landingContent } from '../features/marketing/landing-content.server.ts';
import { structuredLanding } from '../features/marketing/structured-landing.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { PageRoute } from '../standalone/page-route.tsx';
import Landing from '../standalone/pages/landing.tsx';

const title = 'Replysmith: every cold email starts at 100';

const description =
  'See what your cold email loses, point by point: the words that cost it, the reason, and the evidence. Free, in your browser, nothing sent.';

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({ title, description, path: pages.home, structured: loaderData?.structured });
}

/** Runs while the page is prerendered, so that all of it is there without JavaScript. */
export function loader() {
  return {
    content: landingContent(),
    structured: structuredLanding({ description, content: siteContent }),
  };
}

export default function LandingRoute() {
  const { content } = useLoaderData<typeof loader>();
  return <PageRoute name="landing" Page={Landing} props={content} />;
}
