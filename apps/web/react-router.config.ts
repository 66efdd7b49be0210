import { pages } from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [
    '/',
    // The server answers with these where a page beside them is missing.
    '/404',
    '/library/404',
    '/about',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    '/accessibility',
    pages.publicLibrary,
    ...libraryTemplates.map(({ id }) => pages.publicTemplate(id)),
  ],
} satisfies Config;
