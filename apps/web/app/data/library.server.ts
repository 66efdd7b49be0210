/** The whole library: what the build alone reads reaches no browser. */
export { libraryTemplates } from '@replysmith/library';
