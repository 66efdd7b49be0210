import type { HookContext } from '../hook-context.ts';

/** As Better Auth names it: says that the password was right and a code is still to come. */
const cookieName = 'two_factor';

/** Whose password was right in this browser, while the code is still to come. */
export async function halfSignedInUserId(ctx: HookContext): Promise<string | null> {
  const challenge = await challengeOf(ctx);
  if (!challenge) return null;
  const found = await ctx.context.internalAdapter.findVerificationValue(challenge);
  return found && found.expiresAt > new Date() ? found.value : null;
}

/** For who signs out before the code. */
export async function forgetHalfSignIn(ctx: HookContext): Promise<void> {
  const challenge = await challengeOf(ctx);
  if (!challenge) return;
  await ctx.context.internalAdapter.deleteVerificationByIdentifier(challenge);
  const { name, attributes } = ctx.context.createAuthCookie(cookieName);
  ctx.setCookie(name, '', { ...attributes, maxAge: 0 });
}

async function challengeOf(ctx: HookContext): Promise<string | null> {
  const { name } = ctx.context.createAuthCookie(cookieName);
  return (await ctx.getSignedCookie(name, ctx.context.secret)) || null;
}
