/** The whole library, for build time only; it never reaches the browser. */
export { libraryTemplates } from '@replysmith/library';
