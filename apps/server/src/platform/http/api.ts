import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { Auth } from '../auth/auth.ts';
import type { CallingUser } from '../auth/session-cache.ts';
import type { Call, Services } from '../context/context.ts';
import { AppError } from '../errors.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { Upgrade } from '../realtime/live-socket.ts';
import type { Live } from '../realtime/live.ts';
import type { Site } from './site.ts';

/** A router of the API. Inputs are checked by the contract before a handler runs. */
export function createApi(): OpenAPIHono<AppEnvironment> {
  return new OpenAPIHono<AppEnvironment>({
    defaultHook: (result) => {
      if (result.success) return;
      // An id of the wrong form cannot exist.
      throw result.target === 'param' ? new AppError('not_found') : validationError(result.error);
    },
  });
}

/** Everything the app is built from. */
export type AppDeps = {
  readonly services: Services;
  readonly auth: Auth;
  readonly live: Live;
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>;
  readonly publicUrl: string;
  /** The owner's proxies, as addresses or ranges, whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Null with SMTP, and always in production. */
  readonly mailbox: Mailbox | null;
  /** Who may read the metrics, as addresses or ranges. */
  readonly metricsAllow: readonly string[];
  /** Whether each request gets a line in the log. */
  readonly logsRequests: boolean;
  readonly site: Site;
};

type Variables = {
  requestId: string;
  clientAddress: string;
  /** Whether one of the owner's proxies passed the call on. */
  isFromProxy: boolean;
  user: CallingUser;
  call: Call;
};

export type AppEnvironment = {
  Bindings: Partial<HttpBindings> & { upgrade?: Upgrade };
  Variables: Variables;
};

/** All problems of an input at once, by field; `_` holds those of the input as a whole. */
function validationError(error: z.core.$ZodError): AppError {
  const fields: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const issue of error.issues) {
    const field = issue.path.length > 0 ? issue.path.join('.') : '_';
    (fields[field] ??= []).push(issue.message);
  }
  return new AppError('validation_failed', { fields });
}
