import { FindQuery, Found, paths } from '@replysmith/contract';
import { searchLimit, suggestion } from '../../platform/http/rate-limits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { findOwn } from './find.ts';

export const searchRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.find,
    operationId: 'find',
    summary: 'What of your templates, sessions and campaigns is called so or says so',
    scope: 'read',
    limit: searchLimit(suggestion),
    query: FindQuery,
    reply: ['The best of each', Found],
    run: ({ ctx, query }) => findOwn(ctx, query.search),
  }),
];
