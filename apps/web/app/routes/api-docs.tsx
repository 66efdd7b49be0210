import { pages } from '@replysmith/contract';
import { useLoaderData } from 'react-router';
import { listApi } from '../features/api-docs/render-reference.server.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { PageRoute } from '../standalone/page-route.tsx';
import ApiDocs from '../standalone/pages/api-docs.tsx';

/** Runs while the page is prerendered; the API's description never reaches a browser. */
export function loader() {
  return listApi();
}

export function meta() {
  return pageMeta({
    title: 'API: every call, with examples · Replysmith',
    description:
      'How a program scores and rewrites emails, keeps templates and campaigns, and reads what came of them: every call of the API, what it takes and what it gives.',
    path: pages.apiDocs,
  });
}

export default function ApiDocsRoute() {
  const subjects = useLoaderData<typeof loader>();
  return <PageRoute name="api-docs" Page={ApiDocs} props={{ subjects }} />;
}
