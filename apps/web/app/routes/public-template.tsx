import { pages } from '@replysmith/contract';
import {
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { readPublicTemplate } from '../features/public-library/read-public-template.server.ts';
import { structuredTemplate } from '../features/public-library/public-template-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { PageRoute } from '../standalone/page-route.tsx';
import Template from '../standalone/pages/public-template.tsx';
import NotFound, { meta as metaOfNotFound } from './not-found.tsx';

/**
 * Runs while the pages are prerendered, once for each template and once for any that is missing: that
 * one is null, since the build refuses a page whose loader says 404.
 */
export function loader({ params }: LoaderFunctionArgs) {
  return readPublicTemplate(params['id'] ?? '');
}

export function meta({ loaderData: template }: MetaArgs<typeof loader>) {
  if (!template) return metaOfNotFound();
  const { id, name, purpose, score } = template;
  return pageMeta({
    title: `${name}: email template, score ${score} · Replysmith`,
    description: `${purpose} The email with its example, its score of ${score} out of 100, and what it loses points for.`,
    path: pages.publicTemplate(id),
    structured: structuredTemplate(template),
  });
}

export default function PublicTemplateRoute() {
  const template = useLoaderData<typeof loader>();
  if (!template) return <NotFound />;
  return <PageRoute name="public-template" Page={Template} props={{ template }} />;
}

/** Who follows a link to a missing template within the site asks for its data, and the server has none. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <NotFound />;
}
