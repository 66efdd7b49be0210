import {
  AccountMailRequest,
  ChangePasswordRequest,
  paths,
  ResetPasswordRequest,
  SignInRequest,
  SignUpRequest,
} from '@replysmith/contract';
import { z } from 'zod';

const { accounts } = paths;

/** The account calls that send something, each with what it may send. */
export const accountRequests = {
  [accounts.signUp]: SignUpRequest,
  [accounts.signIn]: SignInRequest,
  [accounts.signOut]: z.object({}),
  [accounts.sendVerification]: AccountMailRequest,
  [accounts.requestReset]: AccountMailRequest,
  [accounts.resetPassword]: ResetPasswordRequest,
  [accounts.changePassword]: ChangePasswordRequest,
} as const;
