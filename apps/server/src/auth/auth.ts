import { betterAuth } from 'better-auth';
import { authOptions, type AuthDeps } from './auth-options.ts';
import { sessionUserFinder, type SessionUser } from './session-user-finder.ts';

export { clientAddressHeader } from './auth-options.ts';
export type { SessionUser } from './session-user-finder.ts';

export type Auth = {
  /** Answers one of Better Auth's own calls; throws its errors. */
  readonly answer: (request: Request) => Promise<Response>;
  /** By a request's Cookie header. */
  readonly findUser: (cookies: string) => Promise<SessionUser | null>;
};

export function createAuth(deps: AuthDeps): Auth {
  const auth = betterAuth(authOptions(deps));
  return {
    answer: (request) => auth.handler(request),
    findUser: sessionUserFinder(deps),
  };
}
