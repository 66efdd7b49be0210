import type { RewriteManner } from '@replysmith/contract';

export const mannerNames: Readonly<Record<RewriteManner, string>> = {
  full: 'Full rewrite',
  light: 'Lighter touch',
};
