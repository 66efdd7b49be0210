import { isOfApp, pages } from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import { apiSubjects } from './app/features/api-docs/api-description.server.ts';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !isOfApp(path)),
    // Only its frame: what it shows is in its address.
    pages.auth,
    // The server answers with these where a page beside them is missing.
    '/404',
    pages.publicTemplate('404'),
    ...libraryTemplates.map(({ id }) => pages.publicTemplate(id)),
    pages.apiSubject('404'),
    ...apiSubjects.map(({ slug }) => pages.apiSubject(slug)),
  ],
} satisfies Config;
