import { paths } from '@replysmith/contract';
import type { Database } from '../db/database.ts';
import { signInAsOfNow } from './sign-in-under-way.ts';
import { takeTurn } from './take-turn.ts';

type Answer = (request: Request) => Promise<Response>;
type PersonFinder = (request: Request) => Promise<string | null>;

const { accounts } = paths;

const signsIn = new Set<string>([
  accounts.signIn,
  accounts.verifyTotp,
  accounts.verifyRecoveryCode,
]);

const changesSigningIn = new Set<string>([
  accounts.resetPassword,
  accounts.changePassword,
  accounts.enableTwoFactor,
  accounts.disableTwoFactor,
  accounts.newRecoveryCodes,
  accounts.verifyTotp,
]);

/** Answers as if nobody else called at the same moment, in what concerns how one person signs in. */
export function inOrder(db: Database, answer: Answer, findPerson: PersonFinder): Answer {
  const answerAnew = (request: Request) =>
    signsIn.has(new URL(request.url).pathname)
      ? signInAsOfNow(db, () => answer(request.clone()))
      : answer(request);

  return async (request) => {
    const isChange = changesSigningIn.has(new URL(request.url).pathname);
    const person = isChange ? await findPerson(request) : null;
    if (!person) return answerAnew(request);
    const answered = await takeTurn(db, person, () => answerAnew(request));
    return answered ?? new Response(null, { status: 429, headers: { 'X-Retry-After': '5' } });
  };
}
