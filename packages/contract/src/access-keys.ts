import { z } from './schemas.ts';
import { PasswordRequest } from './accounts.ts';
import { lengths } from './lengths.ts';
import { hasSomethingToRead, isPlainText } from './plain-text.ts';

/**
 * What a key is good for. `read`: the reading methods of `/rest/v1`. `write`: all that its owner may
 * do there and in `/functions/v1`. `coach`: only what asks the coach. None of them reaches what
 * guards the account: signing in, keys, webhooks, export, deletion, billing and administration.
 */
export const KeyScope = z.enum(['read', 'write', 'coach']);
export type KeyScope = z.infer<typeof KeyScope>;

/** Whether a key of one scope may do what needs the other. */
export function includesScope(of: KeyScope, needed: KeyScope): boolean {
  return of === needed || of === 'write';
}

/** What a program learns of the key that it calls with. */
export const CurrentKey = z.object({
  /** Null for a call by session, which has no key. */
  scope: KeyScope.nullable(),
});
export type CurrentKey = z.infer<typeof CurrentKey>;

/** A key as its owner sees it: never the key itself. */
export const AccessKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: KeyScope,
  /** By which its owner recognises it. */
  last_characters: z.string(),
  created_at: z.iso.datetime(),
  /** Null for one that does not expire. */
  expires_at: z.iso.datetime().nullable(),
  /** To the hour; null for one that was never used. */
  last_used_at: z.iso.datetime().nullable(),
  /** The address it was used from then. */
  last_used_from: z.string().nullable(),
  /** The program that used it then, as it calls itself. */
  last_used_by: z.string().nullable(),
});
export type AccessKey = z.infer<typeof AccessKey>;

/** The newest first: those that work, and those that have expired lately. */
export const AccessKeyList = z.object({ items: z.array(AccessKey) });
export type AccessKeyList = z.infer<typeof AccessKeyList>;

const nameMissing = 'Name the key after what will use it.';

/** The name that tells a key from its owner's others. */
export const KeyName = z
  .string(nameMissing)
  .trim()
  .max(lengths.keyName, `Use at most ${lengths.keyName} characters.`)
  .refine(hasSomethingToRead, nameMissing)
  .refine((name) => isPlainText(name) && !/[\n\r]/.test(name), 'This stands on one line.');

export const CreateAccessKeyRequest = z.strictObject({
  ...PasswordRequest.shape,
  name: KeyName,
  scope: KeyScope,
  /** A moment in the future, or null for a key that does not expire. */
  expires_at: z.iso.datetime('Choose a day.').nullable(),
});
export type CreateAccessKeyRequest = z.infer<typeof CreateAccessKeyRequest>;

/** The only reply that holds a key: the server keeps no more than its hash. */
export const CreatedAccessKey = z.object({ key: z.string(), access_key: AccessKey });
export type CreatedAccessKey = z.infer<typeof CreatedAccessKey>;
