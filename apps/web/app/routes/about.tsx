import { pages } from '@replysmith/contract';
import { useLoaderData } from 'react-router';
import { tallyEvidence } from '../features/site-texts/about/tally-evidence.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { PageRoute } from '../standalone/page-route.tsx';
import About from '../standalone/pages/about.tsx';

const title = 'About Replysmith: advice on email, with its reasons';

const description =
  'Why a cold email starts at 100, how the score came about, what the evidence says, and what the coach refuses to do.';

export function meta() {
  return pageMeta({ title, description, path: pages.about });
}

/** Runs while the page is built. */
export function loader() {
  return tallyEvidence();
}

export default function AboutRoute() {
  const evidence = useLoaderData<typeof loader>();
  return <PageRoute name="about" Page={About} props={{ evidence }} />;
}
