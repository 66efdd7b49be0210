import { periods } from '@replysmith/contract';
import { createHmac, randomUUID } from 'node:crypto';
import type { HookContext } from './hook-context.ts';

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
