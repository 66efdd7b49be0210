import { loadEmails } from './panel/panel.ts';

/** Holds texts that are hardly emails. */
const oddBatch = 'y';

export type DevelopmentEmail = {
  readonly id: string;
  readonly kind: string;
  readonly subject: string | null;
  readonly body: string;
};

/**
 * The panel's emails that may be read: of the development part, and written for it, since real ones
 * are not in the repository and measures must not change with what was fetched.
 */
export function developmentEmails(): DevelopmentEmail[] {
  return loadEmails()
    .filter(({ part, isReal, of, source }) => {
      return part === 'develop' && !isReal && of === null && source !== oddBatch;
    })
    .map(({ id, kind, draft: { subject, body } }) => ({ id, kind, subject, body }));
}
