import { pages } from '@replysmith/contract';
import { useLoaderData } from 'react-router';
import { ApiIndexPage } from '../features/api-docs/api-index-page.tsx';
import { listApi } from '../features/api-docs/render-reference.server.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { siteAddress } from '../lib/site-address.ts';

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

export default function ApiDocs() {
  return <ApiIndexPage subjects={useLoaderData<typeof loader>()} site={siteAddress()} />;
}
