import { z } from 'zod';

/** What the account service tells a browser about who is signed in; null when nobody is. */
export const AccountSession = z
  .object({
    user: z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string(),
      emailVerified: z.boolean(),
      twoFactorEnabled: z.boolean(),
      role: z.enum(['user', 'admin']),
    }),
  })
  .nullable();
export type AccountSession = z.infer<typeof AccountSession>;
export type SignedInUser = NonNullable<AccountSession>['user'];
