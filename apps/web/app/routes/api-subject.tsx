import { pages } from '@replysmith/contract';
import {
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { readSubject } from '../features/api-docs/render-reference.server.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { PageRoute } from '../standalone/page-route.tsx';
import ApiSubject from '../standalone/pages/api-subject.tsx';
import NotFound, { meta as metaOfNotFound } from './not-found.tsx';

/** Runs while the pages are prerendered, and once for any subject that is missing. */
export function loader({ params }: LoaderFunctionArgs) {
  return readSubject(params['subject'] ?? '');
}

export function meta({ loaderData: content }: MetaArgs<typeof loader>) {
  if (!content) return metaOfNotFound();
  const { name, slug, calls } = content;
  return pageMeta({
    title: `${name}: ${calls.length} calls of the API · Replysmith`,
    description: `${name} in the API of Replysmith: each call with its parameters, its body, its reply and an example.`,
    path: pages.apiSubject(slug),
  });
}

export default function ApiSubjectRoute() {
  const content = useLoaderData<typeof loader>();
  if (!content) return <NotFound />;
  return <PageRoute name="api-subject" Page={ApiSubject} props={{ content }} />;
}

/** Who follows a link to a missing subject within the site asks for its data, and the server has none. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <NotFound />;
}
