import { z } from 'zod';

const message =
  'must begin with http:// or https:// and name a host of letters, digits, dots and hyphens';

/** The address of the server without a path. It goes into pages as it is, so it has no other characters. */
export const publicUrl = z
  .url({ protocol: /^https?$/, error: message })
  .transform((url) => new URL(url).origin)
  .refine((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin), message);
