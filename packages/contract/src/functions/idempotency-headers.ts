import { z } from 'zod';

/** Under the same key the same call is done, and counted, once: later ones get the first answer. */
export const IdempotencyHeaders = z.object({ 'idempotency-key': z.uuid().optional() });
