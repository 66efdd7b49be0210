import type { createAuthMiddleware } from 'better-auth/api';

/** What Better Auth hands to whoever looks on before or after one of its calls. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
