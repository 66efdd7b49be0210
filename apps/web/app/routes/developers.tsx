import { pages } from '@replysmith/contract';
import { useLoaderData } from 'react-router';
import { scoreSample } from '../features/site-texts/sample-score.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { PageRoute } from '../standalone/page-route.tsx';
import Developers from '../standalone/pages/developers.tsx';

const title = 'For developers: package, command line, API and MCP · Replysmith';

const description =
  'Score and rewrite cold emails from your own program: a pure package, a command line for CI, an API with keys and webhooks, and tools for agents.';

export function meta() {
  return pageMeta({ title, description, path: pages.developers });
}

/** Runs while the page is built. */
export function loader() {
  return scoreSample();
}

export default function DevelopersRoute() {
  const sample = useLoaderData<typeof loader>();
  return <PageRoute name="developers" Page={Developers} props={{ sample }} />;
}
