import type { HttpBindings } from '@hono/node-server';
import type { Auth, SessionUser } from '../auth/auth.ts';
import type { Call, Services } from '../services/context.ts';
import type { Mailbox } from './mailbox/mailbox.ts';
import type { Live, Upgrade } from './realtime/live.ts';
import type { Site } from './site/site.ts';

/** What the app is made of. */
export type AppDeps = {
  readonly services: Services;
  readonly auth: Auth;
  readonly live: Live;
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>;
  readonly publicUrl: string;
  /** Addresses or ranges of the owner's proxies, which are believed when they name the caller. */
  readonly trustedProxies: readonly string[];
  /** Null where there is none: with SMTP, and always in production. */
  readonly mailbox: Mailbox | null;
  readonly site: Site;
};

type Variables = {
  requestId: string;
  clientAddress: string;
  user: SessionUser;
  call: Call;
};

export type AppEnvironment = {
  Bindings: Partial<HttpBindings> & { upgrade?: Upgrade };
  Variables: Variables;
};
