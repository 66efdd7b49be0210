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
import { weeklyReportMessage } from './messages/weekly-report.ts';
import type { Delivery, WeeklyReport } from '../ports/report-mail.ts';

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

  async function deliver(message: Message): Promise<Delivery> {
    try {
      await transport(message);
      return 'sent';
    } catch (error) {
      log.error({ err: error, mail: message.subject }, 'mail not sent');
      if (isRefused(error)) return 'refused';
      return isTaken(error) ? 'unsure' : 'not_reached';
    }
  }

  return {
    verifyEmail: (to: Recipient, link: string) => send(verifyEmailMessage(to, link)),
    resetPassword: (to: Recipient, link: string) => send(resetPasswordMessage(to, link)),
    addressInUse: (to: Recipient, link: string) => send(addressInUseMessage(to, link)),
    passwordChanged: (to: Recipient, link: string) => send(passwordChangedMessage(to, link)),
    twoFactorOn: (to: Recipient, link: string) => send(twoFactorOnMessage(to, link)),
    twoFactorOff: (to: Recipient, link: string) => send(twoFactorOffMessage(to, link)),
    newRecoveryCodes: (to: Recipient, link: string) => send(newRecoveryCodesMessage(to, link)),
    /** Waited for, by a job that keeps nobody waiting and has to know. */
    weeklyReport: (to: Recipient, report: WeeklyReport) => deliver(weeklyReportMessage(to, report)),
    accountDeleted: (to: Recipient) => send(accountDeletedMessage(to)),
    /** Waits for what is still being sent. */
    settled: () => Promise.all(underWay),
  };
}

/** For good, and for this address alone: what begins with a 4 may be taken in a while. */
function isRefused(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && Number(responseCode) >= 500;
}

/** Once the text itself went over the wire, a server may have the mail although it says nothing. */
function isTaken(error: unknown): boolean {
  const { command } = error as { command?: unknown };
  return command === undefined || command === 'DATA';
}
