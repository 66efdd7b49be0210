import { lengths } from '@replysmith/contract';
import { APIError } from 'better-auth/api';
import { passwordProblems } from './password-policy.ts';

type Problems = Record<string, string[]>;

const newPasswordField: Record<string, string> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
};

/** Refuses what Better Auth itself would let through: weak passwords, over-long or binary text. */
export function checkInput(path: string, body: unknown): void {
  const fields = (body ?? {}) as Record<string, unknown>;
  const problems = textProblems(fields);
  if (path === '/sign-up/email') Object.assign(problems, nameProblems(fields.name));
  refuse('validation_failed', problems);
  const passwordField = newPasswordField[path];
  if (!passwordField) return;
  const weak = passwordProblems(fields[passwordField]);
  if (weak.length > 0) refuse('weak_password', { [passwordField]: weak });
}

function textProblems(fields: Record<string, unknown>): Problems {
  const problems: Problems = {};
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value !== 'string') continue;
    if (value.includes('\0')) problems[field] = ['This does not look like text.'];
  }
  const { email } = fields;
  if (typeof email === 'string' && email.length > lengths.emailAddress) {
    problems.email = ['Email address is too long'];
  }
  return problems;
}

function nameProblems(name: unknown): Problems {
  if (typeof name !== 'string' || name.trim() === '') return { name: ['Full name is required'] };
  if (name.length > lengths.fullName) return { name: ['Full name is too long'] };
  return {};
}

function refuse(code: string, fields: Problems): void {
  const sentences = Object.values(fields).flat();
  if (sentences.length === 0) return;
  throw new APIError('UNPROCESSABLE_ENTITY', { code, message: sentences.join(' '), fields });
}
