import { ResetPasswordRequest, paths } from '@replysmith/contract';
import type { SessionUser } from './session-user-finder.ts';

type FindUser = (cookies: string) => Promise<Pick<SessionUser, 'id'> | null>;

type Links = {
  readonly internalAdapter: {
    readonly findVerificationValue: (name: string) => Promise<{ readonly value: string } | null>;
  };
};

/** Whose account a call is about: who is signed in, or whom a link to set a password was sent to. */
export function personOf(findUser: FindUser, context: Promise<Links>) {
  return async (request: Request): Promise<string | null> => {
    if (new URL(request.url).pathname !== paths.accounts.resetPassword) {
      return (await findUser(request.headers.get('Cookie') ?? ''))?.id ?? null;
    }
    const { token } = ResetPasswordRequest.parse(await request.clone().json());
    const { internalAdapter } = await context;
    const waiting = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    return waiting?.value ?? null;
  };
}
