import { createRoute, z } from '@hono/zod-openapi';
import { type ErrorCode, IdempotencyHeaders, type KeyScope } from '@replysmith/contract';
import type { Context as HttpContext, MiddlewareHandler } from 'hono';
import type { Auth } from '../auth/auth.ts';
import type { Context, Services } from '../context/context.ts';
import { type AppDeps, type AppEnvironment, createApi } from './api.ts';
import { refuseKeys, requireAdmin, requireCaller, requireScope } from './callers.ts';

type Schema = z.ZodType;

/** What the address of one row holds: `/rest/v1/email_templates/{id}`. */
export const idParams = z.object({ id: z.uuid() });

/** What a route is called with: its input as declared, and who calls. */
export type Call<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
> = {
  /** For the signed-in user. Where anyone may call, use `services` instead. */
  readonly ctx: Context;
  readonly services: Services;
  readonly auth: Auth;
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
  /** The Idempotency-Key of a route that has one; null when the caller sent none. */
  readonly key: string | null;
  readonly c: HttpContext<AppEnvironment, string>;
};

/** A middleware that refuses callers who do something too often. */
export type Limit = (auth: Auth) => MiddlewareHandler<AppEnvironment>;

type Declaration<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Reply extends Schema,
> = {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** As in OpenAPI: `/rest/v1/email_templates/{id}`. */
  readonly path: string;
  readonly summary: string;
  /** How clients call it, where the path has no name that says it. */
  readonly operationId?: string;
  /** Who may call; by default, whoever is signed in. For others an admin's route does not exist. */
  readonly access?: 'anyone' | 'admin';
  /** The scope that an access key needs here. Without one no key is accepted, so say it. */
  readonly scope?: KeyScope;
  /** The route is open, and what it passes the call on to asks for the session. */
  readonly sessionIsChecked?: boolean;
  readonly limit?: Limit;
  /** Milliseconds until the caller is told to try again; four seconds by default. */
  readonly longest?: number;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Whether requests with the same Idempotency-Key are done once. */
  readonly hasKey?: boolean;
  readonly reply: readonly [description: string, schema: Reply];
  /** Media types that the reply may have beside JSON, with their schemas. */
  readonly otherTypes?: Readonly<Record<string, { readonly schema: Schema }>>;
  /** The reply is a file with a name. */
  readonly isFile?: boolean;
  /** What it may be refused as, beside what follows from the rest of the declaration. */
  readonly refusals?: readonly ErrorCode[];
  /** A `Response` is sent as it is, anything else as JSON. */
  readonly run: (
    call: Call<Params, Query, Body>,
  ) => Promise<z.input<Reply> | Response> | z.input<Reply> | Response;
};

/** One operation of the API: who may call it, its limits, its input and its output. */
export type Route = Omit<Declaration<Schema, Schema, Schema, Schema>, 'run'> & {
  readonly run: (call: never) => unknown;
  /** The group in the API's description. */
  readonly subject?: string;
};

export function route<
  Reply extends Schema,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
>(declaration: Declaration<Params, Query, Body, Reply>): Route {
  return declaration;
}

/** The names of the security schemes in the API's description. */
export const sessionScheme = 'session';
export const keyScheme = 'accessKey';

/** The body of a call whose address says everything; any property is refused. */
export const nothing = z.strictObject({});

/** The reply of a call that has nothing to tell. */
export const done = z.object({});

/** The path in Hono's form: `/rest/v1/email_templates/:id`. */
export function routingPath({ path }: Pick<Route, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/**
 * An API of these routes. A call is checked for its caller, then for limits, then for its input.
 */
export function apiOf(routes: readonly Route[], { auth, services }: AppDeps) {
  const api = createApi();
  const signedIn = requireCaller(auth);
  for (const declared of routes) {
    const { method, path, access, scope, limit, run } = declared;
    const middleware = [
      // An admin's route must look to a key like one that does not exist.
      ...(scope || access === 'admin' ? [] : [refuseKeys]),
      ...(access === 'anyone' ? [] : [signedIn]),
      ...(access === 'admin' ? [requireAdmin] : []),
      ...(access === 'anyone' ? [] : [requireScope(scope)]),
      ...(limit ? [limit(auth)] : []),
    ];
    const definition = createRoute({
      ...{ method, path, middleware },
      request: requestSchemas(declared),
      responses: { 200: { description: declared.reply[0] } },
    });
    api.openapi(definition, async (c) => {
      const valid = (target: string): never => c.req.valid(target as never);
      const headers: z.infer<typeof IdempotencyHeaders> = declared.hasKey ? valid('header') : {};
      const call: Call = {
        ctx: { ...services, user: c.get('user'), call: c.get('call') },
        ...{ services, auth, c },
        params: declared.params && valid('param'),
        query: declared.query && valid('query'),
        body: declared.body && valid('json'),
        key: headers['idempotency-key'] ?? null,
      };
      const result = await run(call as never);
      // Its type was checked where the route is declared.
      return result instanceof Response ? result : c.json(result, 200);
    });
  }
  return api;
}

function requestSchemas({ method, params, query, body, hasKey }: Route) {
  return {
    ...(params && { params: params as z.ZodObject }),
    ...(query && { query: query as z.ZodObject }),
    ...(hasKey && { headers: IdempotencyHeaders }),
    ...(body && {
      body: { required: method !== 'delete', content: { 'application/json': { schema: body } } },
    }),
  };
}
