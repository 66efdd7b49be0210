import { siteStandIn } from '@replysmith/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { apiSubjects } from './api-description.server.ts';
import { ApiReference } from './api-reference.tsx';

/** What the browser needs to list the API's subjects and calls. */
export function listApi() {
  return apiSubjects.map(({ name, slug, operations }) => ({
    ...{ name, slug },
    calls: operations.map(({ method, path, summary, anchor, access }) => ({
      ...{ method, path, summary, anchor },
      isOpen: access === 'anyone',
    })),
  }));
}

export type ListedSubject = ReturnType<typeof listApi>[number];

/** A subject's page; null where there is none. */
export function readSubject(slug: string) {
  const subject = apiSubjects.find((one) => one.slug === slug);
  if (!subject) return null;
  const { name, operations } = subject;
  return {
    name,
    subjects: listApi().map((one) => ({ name: one.name, slug: one.slug })),
    calls: operations.map(({ method, path, summary, anchor }) => ({
      ...{ method, path, summary, anchor },
    })),
    slug,
    reference: renderToStaticMarkup(<ApiReference subject={subject} site={siteStandIn} />),
  };
}

export type ApiSubjectContent = NonNullable<ReturnType<typeof readSubject>>;
