import type { HookContext } from '../hook-context.ts';

/** As Better Auth names it: says that the password was right and a code is still to come. */
const cookieName = 'two_factor';

/** Whose password was right in this browser, while the code is still to come. */
export async function halfSignedInUserId(ctx: HookContext): Promise<string | null> {
  const { name } = ctx.context.createAuthCookie(cookieName);
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  if (!challenge) return null;
  const found = await ctx.context.internalAdapter.findVerificationValue(challenge);
  return found && found.expiresAt > new Date() ? found.value : null;
}
