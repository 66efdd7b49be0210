import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { mails } from '../observability/metrics.ts';
import type { Delivery, WebhookOff, WeeklyReport } from './mail.ts';
import { type Message, type Recipient, asHtml, asText, greeting } from './message.ts';
import { weeklyReportMessage } from './weekly-report-mail.ts';

export type Transport = (message: Message) => Promise<void>;

/**
 * Sends in the background. The duration or failure of a mail must not show in a response, since
 * that would reveal whether an account exists.
 */
export function createMailer(transport: Transport, log: Logger) {
  const underWay = new Set<Promise<void>>();
  let leave: ((message: Message) => Promise<void>) | undefined;

  function send(message: Message): Promise<void> {
    const sending = transport(message)
      .then(() => mails.inc({ outcome: 'sent' }))
      .catch((error: unknown) => sendLater(message, error))
      .catch((error: unknown) => noteFailure(message, error))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
    return Promise.resolve();
  }

  async function sendLater(message: Message, error: unknown): Promise<void> {
    if (!leave || isRefused(error)) throw error;
    await leave(message);
    mails.inc({ outcome: 'queued' });
    log.warn({ err: error, mail: message.subject }, 'mail not sent yet');
  }

  function noteFailure(message: Message, error: unknown): void {
    mails.inc({ outcome: 'failed' });
    log.error({ err: error, mail: message.subject }, 'mail not sent');
  }

  async function deliver(message: Message): Promise<Delivery> {
    try {
      await transport(message);
      mails.inc({ outcome: 'sent' });
      return 'sent';
    } catch (error) {
      noteFailure(message, error);
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
    /** Awaited, because it is called by a job that has to know the result. */
    weeklyReport: (to: Recipient, report: WeeklyReport) => deliver(weeklyReportMessage(to, report)),
    accountDeleted: (to: Recipient) => send(accountDeletedMessage(to)),
    webhookOff: (to: Recipient, webhook: WebhookOff) => send(webhookOffMessage(to, webhook)),
    /** From now on, mails that the mail server did not accept are passed to this queue. */
    leaveTo: (queue: (message: Message) => Promise<void>) => {
      leave = queue;
    },
    /** Waits for the mails that are still being sent. */
    settled: () => Promise.all(underWay),
  };
}

/** Whether this address is refused permanently; codes that begin with 4 are temporary. */
export function isRefused(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && Number(responseCode) >= 500;
}

/** Once the text was sent, the server may have the mail even if it gave no answer. */
function isTaken(error: unknown): boolean {
  const { command } = error as { command?: unknown };
  return command === undefined || command === 'DATA';
}

function accountDeletedMessage(to: Recipient): Message {
  return {
    to: to.email,
    subject: 'Your account is deleted',
    paragraphs: [
      greeting(to),
      'Your Replysmith account and everything in it is deleted, as you asked. If you paid for a plan, it has ended and will not renew.',
    ],
    closing: 'Thank you for writing with us. This is the last mail you get from us.',
  };
}

function webhookOffMessage(to: Recipient, { url, reason, link }: WebhookOff): Message {
  const why =
    reason === 'gone'
      ? 'It answered that it is gone (410).'
      : 'Nothing could be delivered to it for three days.';
  return {
    to: to.email,
    subject: 'A webhook is off',
    paragraphs: [
      greeting(to),
      `Nothing more is sent to ${url}. ${why}`,
      'What was not delivered stays in the log of its deliveries, from where you can send it again.',
    ],
    button: { label: 'Open your webhooks', link },
    closing: 'When the address works again, switch the webhook on there.',
  };
}

function addressInUseMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'You already have an account',
    paragraphs: [
      greeting(to),
      'Someone, perhaps you, tried to sign up to Replysmith with this address. It has an account already, so nothing was changed.',
    ],
    button: { label: 'Sign in', link },
    closing: 'Forgot your password? You can ask for a new one on the sign-in page.',
  };
}

function resetPasswordMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'Set a new password',
    paragraphs: [
      greeting(to),
      'Someone, probably you, asked to set a new password for your Replysmith account. The link works once, within one hour.',
    ],
    button: { label: 'Set a new password', link },
    closing: 'If it was not you, ignore this mail: your password stays as it is.',
  };
}

function twoFactorOffMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'Two-factor sign-in is off',
    paragraphs: [
      greeting(to),
      'Two-factor sign-in was turned off for your Replysmith account. Your password alone is enough to sign in now.',
    ],
    button: { label: 'Set a new password', link },
    closing: 'If it was not you, somebody has your password: set a new one with the button above.',
  };
}

export function verifyEmailMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'Confirm your email address',
    paragraphs: [
      greeting(to),
      'Welcome to Replysmith. Please confirm that this address is yours. The link works for one hour.',
    ],
    button: { label: 'Confirm my address', link },
    closing: 'If you did not sign up, you can ignore this mail.',
  };
}

function newRecoveryCodesMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'You have new recovery codes',
    paragraphs: [
      greeting(to),
      'New recovery codes were made for your Replysmith account. The old ones no longer work.',
    ],
    button: { label: 'Set a new password', link },
    closing:
      'If it was not you, somebody has your password: set a new one with the button above, then make new codes once more.',
  };
}

function passwordChangedMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'Your password was changed',
    paragraphs: [
      greeting(to),
      'The password of your Replysmith account was changed just now. Every other browser that was signed in has been signed out.',
    ],
    button: { label: 'Set a new password', link },
    closing:
      'If it was you, there is nothing to do. If it was not, set a new password with the button above; that also revokes your access keys.',
  };
}

function twoFactorOnMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'Two-factor sign-in is on',
    paragraphs: [
      greeting(to),
      'From now on, signing in to Replysmith takes your password and a code from your authenticator app. Keep the recovery codes where you can find them without your phone: each works once.',
    ],
    button: { label: 'Set a new password', link },
    closing:
      'If it was not you, somebody has your password: set a new one with the button above, then write to whoever runs this server.',
  };
}

export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport(url);
  return async (message) => {
    const { to, subject } = message;
    const bodies = { text: asText(message), html: asHtml(message) };
    await smtp.sendMail({ from, to, subject, ...bodies, headers: headersOf(message) });
  };
}

/** Connects and signs in to the mail server, and sends nothing. Throws what stands in the way. */
export async function greetMailServer(url: string): Promise<void> {
  const milliseconds = 8_000;
  const smtp = createTransport({
    ...{ url, connectionTimeout: milliseconds, greetingTimeout: milliseconds },
    socketTimeout: milliseconds,
  });
  await smtp.verify();
}

/** The headers that let a mail program show an unsubscribe button (RFC 8058). */
function headersOf({ unsubscribe }: Message): Record<string, string> {
  if (!unsubscribe) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
