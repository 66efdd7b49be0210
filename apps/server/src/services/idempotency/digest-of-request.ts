import { createHash } from 'node:crypto';

/** The same for two requests that ask for the same. */
export function digestOfRequest(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}
