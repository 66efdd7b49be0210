import { z } from '@hono/zod-openapi';
import {
  AccountExport,
  AccessKeyList,
  CreateAccessKeyRequest,
  CreatedAccessKey,
  CurrentKey,
  DeleteAccountRequest,
  EndSessionRequest,
  OpenSessionList,
  PasswordRequest,
  Profile,
  UnsubscribeReply,
  UnsubscribeRequest,
  UpdateProfileRequest,
  pages,
  paths,
} from '@replysmith/contract';
import { clearedSessionCookie } from '../../platform/auth/sessions.ts';
import { type Context, type Services, onBehalfOf } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { createApi } from '../../platform/http/api.ts';
import { bodyLimit } from '../../platform/http/body.ts';
import { requirePassword, sessionOf } from '../../platform/http/callers.ts';
import { inTime } from '../../platform/http/deadline.ts';
import { noStore } from '../../platform/http/middleware.ts';
import { formLimit } from '../../platform/http/rate-limits.ts';
import { type Route, done, idParams, nothing, route } from '../../platform/http/route.ts';
import { createAccessKey, listAccessKeys, revokeAccessKey } from './access-keys.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { getProfile, unsubscribe, updateProfile } from './profile.ts';

const path = `${paths.profiles}/{id}`;
const params = z.object({ id: z.union([z.literal('me'), z.uuid()]) });

function idOf(ctx: Context, param: string): string {
  return param === 'me' ? ctx.user.id : param;
}

/**
 * Mail programs call this for the unsubscribe button they show beside a mail (RFC 8058). They send
 * a form from any origin and without a cookie, so the token replaces both checks. Programs that
 * only follow links get the page that asks first.
 */
export function unsubscribeOneClick(services: Services) {
  const router = createApi();
  router.use(paths.unsubscribeOneClick, noStore);
  router.post(paths.unsubscribeOneClick, bodyLimit, async (c) => {
    await inTime(() => unsubscribe(services, c.req.query('token') ?? ''));
    return c.text('You get no more weekly reports.\n');
  });
  router.get(paths.unsubscribeOneClick, (c) => {
    const token = encodeURIComponent(c.req.query('token') ?? '');
    return c.redirect(`${pages.unsubscribe}?token=${token}`, 303);
  });
  return router;
}

export const accountRoutes: readonly Route[] = [
  route({
    method: 'get',
    path,
    summary: 'Your profile, by your id or as "me"',
    scope: 'read',
    params,
    reply: ['The profile', Profile],
    run: ({ ctx, params }) => getProfile(ctx, idOf(ctx, params.id)),
  }),
  route({
    method: 'patch',
    path,
    summary: 'Changes what is given of your profile, by your id or as "me"',
    scope: 'write',
    params,
    body: UpdateProfileRequest,
    reply: ['The profile as it is now', Profile],
    run: ({ ctx, params, body }) => updateProfile(ctx, idOf(ctx, params.id), body),
  }),
  route({
    method: 'get',
    path: paths.currentKey,
    summary: 'What the access key of this call may do',
    scope: 'read',
    reply: ['The scope of the key', CurrentKey],
    run: ({ c }) => {
      const user = c.get('user');
      return { scope: 'key' in user ? user.key.scope : null };
    },
  }),
  route({
    method: 'post',
    path: paths.unsubscribe,
    summary: 'Stop the weekly reports, with the token of one of them',
    access: 'anyone',
    body: UnsubscribeRequest,
    reply: ['What was stopped', UnsubscribeReply],
    run: ({ services, body }) => unsubscribe(services, body.token),
  }),
  route({
    method: 'post',
    path: paths.exportAccount,
    summary: 'Everything that is kept of you, as one JSON file',
    limit: formLimit('exportAccount'),
    body: PasswordRequest,
    refusals: ['current_password_incorrect'],
    isFile: true,
    reply: ['The file: a list for each table', AccountExport],
    run: async ({ services, auth, body, c }) => {
      // The file is still being written after the call has been answered.
      const ctx = onBehalfOf(services, c.get('user').id);
      await requirePassword(auth, ctx.user.id, body.password);
      const name = `replysmith-export-${ctx.now().toISOString().slice(0, 10)}.json`;
      const bytes = ReadableStream.from(exportAccount(ctx)).pipeThrough(new TextEncoderStream());
      return c.body(bytes, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      });
    },
  }),
  route({
    method: 'post',
    path: paths.accounts.deleteAccount,
    summary: 'Delete your account and everything in it, at once and for good',
    body: DeleteAccountRequest,
    refusals: ['current_password_incorrect', 'account_not_deleted'],
    reply: ['Deleted', done],
    run: async ({ ctx, auth, body, c }) => {
      const { password, confirmation } = body;
      await requirePassword(auth, ctx.user.id, password);
      await deleteAccount(ctx, confirmation);
      c.header('Set-Cookie', clearedSessionCookie(ctx.publicUrl));
      c.header('Clear-Site-Data', '"cache", "storage"');
      return {};
    },
  }),
  route({
    method: 'get',
    path: paths.accounts.sessions,
    summary: 'Where you are signed in, the current browser first',
    reply: ['The sessions', OpenSessionList],
    run: ({ auth, c }) => auth.listSessions(sessionOf(c)),
  }),
  route({
    method: 'post',
    path: paths.accounts.endSession,
    summary: 'Sign out one of your browsers',
    body: EndSessionRequest,
    refusals: ['not_found'],
    reply: ['Done', done],
    run: async ({ auth, body, c }) => {
      const isTheirs = await auth.endSession(sessionOf(c), body.session_id);
      if (!isTheirs) throw new AppError('not_found');
      return {};
    },
  }),
  route({
    method: 'get',
    path: paths.accounts.accessKeys,
    operationId: 'listAccessKeys',
    summary: 'Your access keys, without the keys themselves',
    reply: ['The keys, the newest first', AccessKeyList],
    run: ({ ctx }) => listAccessKeys(ctx),
  }),
  route({
    method: 'post',
    path: paths.accounts.accessKeys,
    operationId: 'createAccessKey',
    summary: 'Make an access key; no later call shows it again',
    body: CreateAccessKeyRequest,
    refusals: ['current_password_incorrect', 'too_many_keys'],
    reply: ['The key, and what is kept of it', CreatedAccessKey],
    run: async ({ ctx, auth, body }) => {
      const { password, ...wanted } = body;
      await requirePassword(auth, ctx.user.id, password);
      return createAccessKey(ctx, wanted);
    },
  }),
  route({
    method: 'delete',
    path: `${paths.accounts.accessKeys}/{id}`,
    operationId: 'revokeAccessKey',
    summary: 'Revoke one of your access keys, for good',
    params: idParams,
    reply: ['Done', done],
    run: async ({ ctx, params }) => {
      await revokeAccessKey(ctx, params.id);
      return {};
    },
  }),
  route({
    method: 'post',
    path: paths.accounts.endOtherSessions,
    summary: 'Sign out all your browsers but this one',
    body: nothing,
    reply: ['Done', done],
    run: async ({ auth, c }) => {
      await auth.endOtherSessions(sessionOf(c));
      return {};
    },
  }),
];
