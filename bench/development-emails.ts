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
 * Written emails of the panel's development part. Real ones are not in the repository, and results
 * must not depend on whether they were fetched.
 */
export function developmentEmails(): DevelopmentEmail[] {
  return loadEmails()
    .filter(({ part, isReal, of, source }) => {
      return part === 'develop' && !isReal && of === null && source !== oddBatch;
    })
    .map(({ id, kind, draft: { subject, body } }) => ({ id, kind, subject, body }));
}
