import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { authOptions, type AuthDeps } from './auth-options.ts';

export { clientAddressHeader } from './auth-options.ts';

/** The person behind a valid session. */
export type SessionUser = {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
};

/** The accounts cannot be read right now. */
export class AccountsUnavailable extends Error {}

export type Auth = {
  /** Answers one of Better Auth's own calls; throws its errors. */
  readonly answer: (request: Request) => Promise<Response>;
  readonly findUser: (headers: Headers) => Promise<SessionUser | null>;
};

export function createAuth(deps: AuthDeps): Auth {
  const auth = betterAuth(authOptions(deps));
  return {
    answer: (request) => auth.handler(request),
    findUser: async (headers) => {
      const session = await auth.api
        .getSession({ headers, query: { disableRefresh: true } })
        .catch((error: unknown) => {
          // Not that nobody is signed in, but that nobody could look.
          throw isAPIError(error) ? new AccountsUnavailable() : error;
        });
      if (!session) return null;
      const { id, email, emailVerified } = session.user;
      return { id, email, isEmailVerified: emailVerified };
    },
  };
}
