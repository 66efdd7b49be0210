import {
  AccountMailRequest,
  ChangePasswordRequest,
  ResetPasswordRequest,
  SignInRequest,
  SignUpRequest,
} from '@replysmith/contract';
import { z } from 'zod';

/** The account calls that send something, each with what it may send. */
export const accountRequests = {
  '/sign-up/email': SignUpRequest,
  '/sign-in/email': SignInRequest,
  '/sign-out': z.object({}),
  '/send-verification-email': AccountMailRequest,
  '/request-password-reset': AccountMailRequest,
  '/reset-password': ResetPasswordRequest,
  '/change-password': ChangePasswordRequest,
} as const;

export const sessionCall = '/get-session';
export const verificationCall = '/verify-email';
