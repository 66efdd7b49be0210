import {
  AccountMailRequest,
  ChangePasswordRequest,
  PasswordRequest,
  paths,
  RecoveryCodeRequest,
  ResetPasswordRequest,
  SignInRequest,
  SignUpRequest,
  TotpRequest,
  VerifyEmailRequest,
} from '@replysmith/contract';
import { z } from 'zod';
import { toSignUp } from './to-sign-up.ts';

const { accounts } = paths;

/** The account calls that send something, each with what it may send. */
export const accountRequests = {
  [accounts.signUp]: SignUpRequest,
  [accounts.signIn]: SignInRequest,
  [accounts.signOut]: z.object({}),
  [accounts.sendVerification]: AccountMailRequest,
  [accounts.verifyEmail]: VerifyEmailRequest,
  [accounts.requestReset]: AccountMailRequest,
  [accounts.resetPassword]: ResetPasswordRequest,
  [accounts.changePassword]: ChangePasswordRequest,
  [accounts.enableTwoFactor]: PasswordRequest,
  [accounts.disableTwoFactor]: PasswordRequest,
  [accounts.verifyTotp]: TotpRequest,
  [accounts.verifyRecoveryCode]: RecoveryCodeRequest,
  [accounts.newRecoveryCodes]: PasswordRequest,
} as const;

/** What a call is named inside differs where the product has its own words for it. */
export const translations: Readonly<Record<string, (input: object) => object>> = {
  [accounts.signUp]: (input) => toSignUp(SignUpRequest.parse(input)),
};
