import {
  RefreshUserTipsRequest,
  UpdateUserTipRequest,
  UserTip,
  UserTipPage,
  UserTipQuery,
  paths,
} from '@replysmith/contract';
import { type Route, idParams, route } from '../../platform/http/route.ts';
import { listUserTips, refreshUserTips, updateUserTip } from './service.ts';

export const tipRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.userTips,
    summary: 'Your tips as they were last brought up to date',
    scope: 'read',
    query: UserTipQuery,
    reply: ['A page of them', UserTipPage],
    run: ({ ctx, query }) => listUserTips(ctx, query),
  }),
  route({
    method: 'post',
    path: paths.userTips,
    operationId: 'refreshUserTips',
    summary: 'Bring your tips up to date and show the most urgent',
    scope: 'write',
    body: RefreshUserTipsRequest,
    reply: ['A page of those that hold now', UserTipPage],
    run: ({ ctx, body }) => refreshUserTips(ctx, body),
  }),
  route({
    method: 'patch',
    path: `${paths.userTips}/{id}`,
    summary: 'Apply a tip, dismiss it or bring it back',
    scope: 'write',
    params: idParams,
    body: UpdateUserTipRequest,
    reply: ['As it is now', UserTip],
    run: ({ ctx, params, body }) => updateUserTip(ctx, params.id, body),
  }),
];
