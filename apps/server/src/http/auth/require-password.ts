import type { Auth } from '../../auth/auth.ts';
import { AppError } from '../../services/errors.ts';

/** Goes on only with the password of who is signed in. */
export async function requirePassword(auth: Auth, userId: string, password: string): Promise<void> {
  const check = await auth.checkPassword(userId, password);
  if (check === 'wrong') throw new AppError('current_password_incorrect');
  if (check === 'too_many_tries') throw new AppError('rate_limited', { retryAfterSeconds: 60 });
}
