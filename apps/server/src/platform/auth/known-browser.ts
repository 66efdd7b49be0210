import { paths, periods } from '@replysmith/contract';
import type { createAuthMiddleware } from 'better-auth/api';
import { createHmac, randomUUID } from 'node:crypto';

const maxAge = periods.knownBrowserDays * 24 * 60 * 60;

/**
 * The browser, by an id of its own, if somebody has signed in to this account with it before: whoever
 * tries passwords elsewhere does not use up its tries. Null for all others, and for what we did not sign.
 */
export async function knownBrowser(ctx: HookContext, email: string): Promise<string | null> {
  const account = nameOf(ctx, email);
  const value = await ctx.getSignedCookie(cookieFor(ctx, account).name, ctx.context.secret);
  // The signature is for the value only, so that has to say what it is for.
  return value && value.startsWith(`browser|${account}|`) ? value : null;
}

export async function rememberBrowser(ctx: HookContext, email: string): Promise<void> {
  const account = nameOf(ctx, email);
  const value = (await knownBrowser(ctx, email)) ?? `browser|${account}|${randomUUID()}`;
  const { name, attributes } = cookieFor(ctx, account);
  await ctx.setSignedCookie(name, value, ctx.context.secret, attributes);
}

/** Says nothing to who does not know our secret. */
function nameOf(ctx: HookContext, email: string): string {
  const { secret } = ctx.context;
  const name = `browser|${email.trim().toLowerCase()}`;
  return createHmac('sha256', secret).update(name).digest('hex').slice(0, 32);
}

function cookieFor(ctx: HookContext, account: string) {
  return ctx.context.createAuthCookie(`browser_${account}`, { maxAge });
}

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

/** What Better Auth hands to whoever looks on before or after one of its calls. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** What Better Auth calls one of its own paths: it leaves out where it is mounted. */
export function callOf(path: string): string {
  return path.slice(paths.auth.length);
}
