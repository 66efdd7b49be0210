import type { Logger } from 'pino';
import { accountDeletedMessage } from './messages/account-deleted.ts';
import { addressInUseMessage } from './messages/address-in-use.ts';
import type { Message } from './message.ts';
import { newRecoveryCodesMessage } from './messages/new-recovery-codes.ts';
import { passwordChangedMessage } from './messages/password-changed.ts';
import type { Recipient } from './messages/recipient.ts';
import { resetPasswordMessage } from './messages/reset-password.ts';
import { twoFactorOffMessage } from './messages/two-factor-off.ts';
import { twoFactorOnMessage } from './messages/two-factor-on.ts';
import { verifyEmailMessage } from './messages/verify-email.ts';

export type Transport = (message: Message) => Promise<void>;

/**
 * Sends in the background: how long a mail takes, or whether it fails, must not show in an answer,
 * or it would tell who has an account.
 */
export function createMailer(transport: Transport, log: Logger) {
  const underWay = new Set<Promise<void>>();

  function send(message: Message): Promise<void> {
    const sending = transport(message)
      .catch((error: unknown) => log.error({ err: error, mail: message.subject }, 'mail not sent'))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
    return Promise.resolve();
  }

  return {
    verifyEmail: (to: Recipient, link: string) => send(verifyEmailMessage(to, link)),
    resetPassword: (to: Recipient, link: string) => send(resetPasswordMessage(to, link)),
    addressInUse: (to: Recipient, link: string) => send(addressInUseMessage(to, link)),
    passwordChanged: (to: Recipient, link: string) => send(passwordChangedMessage(to, link)),
    twoFactorOn: (to: Recipient, link: string) => send(twoFactorOnMessage(to, link)),
    twoFactorOff: (to: Recipient, link: string) => send(twoFactorOffMessage(to, link)),
    newRecoveryCodes: (to: Recipient, link: string) => send(newRecoveryCodesMessage(to, link)),
    accountDeleted: (to: Recipient) => send(accountDeletedMessage(to)),
    /** Waits for what is still being sent. */
    settled: () => Promise.all(underWay),
  };
}
