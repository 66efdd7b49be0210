import { paths } from '@replysmith/contract';
import type { RouteAccess } from './route-access.ts';

/** The routes of tips, for the route matrix. */
export const tipRoutes: Readonly<Record<string, RouteAccess>> = {
  [`GET ${paths.userTips}`]: { who: 'signed-in', call: { path: paths.userTips } },
  [`POST ${paths.userTips}`]: {
    who: 'signed-in',
    call: { path: paths.userTips, body: { limit: 2 } },
  },
  [`PATCH ${paths.userTips}/:id`]: {
    who: 'owner',
    call: ({ tip }) => ({
      method: 'PATCH',
      path: `${paths.userTips}/${tip}`,
      body: { status: 'dismissed' },
    }),
  },
};
