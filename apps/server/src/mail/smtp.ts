import { createTransport } from 'nodemailer';
import type { Transport } from './mailer.ts';
import { asHtml, asText } from './message.ts';

export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport(url);
  return async (message) => {
    const { to, subject } = message;
    await smtp.sendMail({ from, to, subject, text: asText(message), html: asHtml(message) });
  };
}
