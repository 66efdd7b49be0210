import {
  AdminOverview,
  AdminUser,
  AdminUserPage,
  AdminUserQuery,
  AuditPage,
  AuditQuery,
  SetUserRoleRequest,
  paths,
} from '@replysmith/contract';
import { type Route, route } from '../../platform/http/route.ts';
import { listAuditLog } from './audit.ts';
import { getAdminOverview, listAdminUsers, setUserRole } from './service.ts';

export const adminRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.adminOverview,
    operationId: 'getAdminOverview',
    summary: 'For admins: who uses the service, and how each of its parts is',
    access: 'admin',
    reply: ['The state of the service', AdminOverview],
    run: ({ ctx }) => getAdminOverview(ctx),
  }),
  route({
    method: 'get',
    path: paths.adminUsers,
    summary: 'For admins: accounts by part of their address or name, newest first',
    access: 'admin',
    query: AdminUserQuery,
    reply: ['A page of accounts, and how many there are', AdminUserPage],
    run: ({ ctx, query }) => listAdminUsers(ctx, query),
  }),
  route({
    method: 'post',
    path: paths.setUserRole,
    summary: 'For admins: make somebody an admin, or no longer one',
    access: 'admin',
    body: SetUserRoleRequest,
    refusals: ['last_admin'],
    reply: ['The account as it is now', AdminUser],
    run: ({ ctx, body }) => setUserRole(ctx, body),
  }),
  route({
    method: 'get',
    path: paths.auditLog,
    summary: 'For admins: what admins did and what happened to money, newest first',
    access: 'admin',
    query: AuditQuery,
    reply: ['A page of entries, and how many there are', AuditPage],
    run: ({ ctx, query }) => listAuditLog(ctx, query),
  }),
];
