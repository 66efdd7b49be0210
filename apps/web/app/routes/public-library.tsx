import { pages } from '@replysmith/contract';
import { useLoaderData, type MetaArgs } from 'react-router';
import { listPublicTemplates } from '../data/public-library.server.ts';
import { structuredList } from '../features/public-library/public-library-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { PageRoute } from '../standalone/page-route.tsx';
import PublicLibraryList from '../standalone/pages/public-library.tsx';

/** Runs while the page is prerendered; the library itself never reaches a browser. */
export function loader() {
  return listPublicTemplates();
}

/** A filter in the address asks for nothing new. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData: library = [] }: MetaArgs<typeof loader>) {
  const count = library.length;
  return pageMeta({
    title: `${count} cold email templates, each with its score and why · Replysmith`,
    description: `${count} cold emails, follow-ups, introductions and thanks to start from. Each shows its score of 100 and the points it loses. Free to read and copy.`,
    path: pages.publicLibrary,
    structured: structuredList(count),
  });
}

export default function PublicLibraryRoute() {
  const library = useLoaderData<typeof loader>();
  return <PageRoute name="public-library" Page={PublicLibraryList} props={{ library }} />;
}
