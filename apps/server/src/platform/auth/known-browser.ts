import { paths, periods } from '@replysmith/contract';
import type { createAuthMiddleware } from 'better-auth/api';
import { createHmac, randomUUID } from 'node:crypto';

const maxAge = periods.knownBrowserDays * 24 * 60 * 60;

/**
 * The browser, by an id of its own, if somebody has signed in to this account with it before: whoever
 * tries passwords elsewhere does not use up its attempts. Null for all others, and for what we did not sign.
 */
export async function knownBrowser(ctx: HookContext, email: string): Promise<string | null> {
  const account = nameOf(ctx, email);
  const value = await ctx.getSignedCookie(cookieFor(ctx, account).name, ctx.context.secret);
  // The signature covers only the value, so the value has to name its purpose.
  return value && value.startsWith(`browser|${account}|`) ? value : null;
}

export async function rememberBrowser(ctx: HookContext, email: string): Promise<void> {
  const account = nameOf(ctx, email);
  const value = (await knownBrowser(ctx, email)) ?? `browser|${account}|${randomUUID()}`;
  const { name, attributes } = cookieFor(ctx, account);
  await ctx.setSignedCookie(name, value, ctx.context.secret, attributes);
}

/** The name reveals nothing without our secret. */
function nameOf(ctx: HookContext, email: string): string {
  const { secret } = ctx.context;
  const name = `browser|${email.trim().toLowerCase()}`;
  return createHmac('sha256', secret).update(name).digest('hex').slice(0, 32);
}

function cookieFor(ctx: HookContext, account: string) {
  return ctx.context.createAuthCookie(`browser_${account}`, { maxAge });
}

/**
 * Better Auth's name for the cookie that says that the password was right and a code is still
 * needed.
 */
const cookieName = 'two_factor';

/** The user whose password was right in this browser, while the code is still needed. */
export async function halfSignedInUserId(ctx: HookContext): Promise<string | null> {
  const challenge = await challengeOf(ctx);
  if (!challenge) return null;
  const found = await ctx.context.internalAdapter.findVerificationValue(challenge);
  return found && found.expiresAt > new Date() ? found.value : null;
}

/** For signing out before the code was entered. */
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

/** What Better Auth passes to hooks before and after its calls. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Better Auth's name for one of its paths, without the prefix it is mounted at. */
export function callOf(path: string): string {
  return path.slice(paths.auth.length);
}
