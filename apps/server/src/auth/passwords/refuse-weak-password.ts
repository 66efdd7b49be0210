import { paths } from '@replysmith/contract';
import { APIError } from 'better-auth/api';
import { callOf } from '../call-of.ts';
import { passwordProblems } from './password-policy.ts';

const newPasswordFields: Record<string, string> = {
  [callOf(paths.accounts.signUp)]: 'password',
  [callOf(paths.accounts.resetPassword)]: 'newPassword',
  [callOf(paths.accounts.changePassword)]: 'newPassword',
};

/** The one rule for new passwords, wherever one is set. */
export function refuseWeakPassword(path: string, body: Record<string, unknown>): void {
  const field = newPasswordFields[path];
  if (!field) return;
  const problems = passwordProblems(body[field]);
  if (problems.length === 0) return;
  throw new APIError('UNPROCESSABLE_ENTITY', {
    code: 'weak_password',
    fields: { [field]: problems },
  });
}
