import { createTransport } from 'nodemailer';
import type { Transport } from './mailer.ts';
import { asHtml, asText, type Message } from './message.ts';

export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport(url);
  return async (message) => {
    const { to, subject } = message;
    const bodies = { text: asText(message), html: asHtml(message) };
    await smtp.sendMail({ from, to, subject, ...bodies, headers: headersOf(message) });
  };
}

/** What lets a mail program show a button that stops these mails (RFC 8058). */
function headersOf({ unsubscribe }: Message): Record<string, string> {
  if (!unsubscribe) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
