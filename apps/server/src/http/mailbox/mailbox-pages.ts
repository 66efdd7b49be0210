import { paths } from '@replysmith/contract';
import { html } from 'hono/html';
import type { MailboxEntry } from './mailbox.ts';
import { mailboxStyle } from './mailbox-style.ts';

/** `html` escapes whatever is put into it. */
type Markup = ReturnType<typeof html>;

export function mailboxPage(mails: readonly MailboxEntry[]): Markup {
  const list = html`<ul>
    ${mails.map(
      (mail) =>
        html`<li>
          <a href="${paths.mailbox}/${mail.id}">
            <strong>${mail.subject}</strong> <span>${mail.to}</span> ${moment(mail)}
          </a>
        </li>`,
    )}
  </ul>`;
  return layout(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p class="note">Mails stay here until SMTP_URL is set. Only this machine can see them.</p>
      ${mails.length > 0 ? list : html`<p>No mail yet.</p>`}`,
  );
}

export function mailPage(mail: MailboxEntry): Markup {
  const { figures = [], afterword = [], button, closing, unsubscribe } = mail;
  return layout(
    mail.subject,
    html`<p class="note"><a href="${paths.mailbox}">Mailbox</a></p>
      <h1>${mail.subject}</h1>
      <p class="note">To ${mail.to}, ${moment(mail)}</p>
      ${mail.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
      ${
        figures.length > 0
          ? html`<dl>
              ${figures.map(
                ({ name, value }) =>
                  html`<dt>${name}</dt>
                    <dd>${value}</dd>`,
              )}
            </dl>`
          : ''
      }
      ${afterword.map((paragraph) => html`<p>${paragraph}</p>`)}
      ${button ? html`<p><a class="button" href="${button.link}">${button.label}</a></p>` : ''}
      ${closing ? html`<p class="note">${closing}</p>` : ''}
      ${
        unsubscribe
          ? html`<p class="note"><a href="${unsubscribe.page}">Stop these mails</a></p>`
          : ''
      }`,
  );
}

function moment({ sent_at }: MailboxEntry): Markup {
  return html`<time datetime="${sent_at}">${sent_at.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

function layout(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Replysmith</title>
        <style>
          ${mailboxStyle}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}
