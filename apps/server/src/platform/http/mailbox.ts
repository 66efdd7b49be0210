import { paths } from '@replysmith/contract';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { AppError } from '../errors.ts';
import type { StoredMail, Mailbox } from '../mail/mailbox.ts';
import { type AppEnvironment, createApi } from './api.ts';
import { isLoopback } from '../config/values.ts';
import { wasPassedOn } from './middleware.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const mailboxStyle = `
  :root {
    --paper: light-dark(#faf7f1, #16140f);
    --ink: light-dark(#221f1a, #ece7dc);
    --quiet: light-dark(#6b655b, #a49d90);
    --line: light-dark(#e2dccf, #35312a);
    --ember: light-dark(#b3401a, #f08a5d);
  }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 40rem; margin: 0 auto; padding: 3rem 1rem; }
  h1 { font: 500 2rem/1.2 Georgia, serif; margin: 0 0 .5rem; }
  a { color: var(--ember); }
  ul { list-style: none; margin: 2rem 0; padding: 0; border-top: 1px solid var(--line); }
  li a { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .75rem 0; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line); }
  li a:hover strong { color: var(--ember); }
  li span { flex: 1; }
  li span, time, .note { color: var(--quiet); font-size: .9rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1.5rem; margin: 1.5rem 0; }
  dt, dd { margin: 0; padding: .5rem 0; border-top: 1px solid var(--line); }
  dt { color: var(--quiet); }
  .button { display: inline-block; padding: .75rem 1.25rem; border-radius: 6px; background: var(--ink); color: var(--paper); text-decoration: none; }
`;

/** `html` escapes whatever is put into it. */
type Markup = ReturnType<typeof html>;

function mailboxPage(mails: readonly StoredMail[]): Markup {
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

function mailPage(mail: StoredMail): Markup {
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

function moment({ sent_at }: StoredMail): Markup {
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
        <title>${title} &middot; Replysmith</title>
        <style>
          ${mailboxStyle}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}

const ownAddress = /^(::ffff:)?127\.|^::1$/;

/**
 * Allows only this machine, because these mails contain keys to accounts. The host name must be
 * local, and the call must not have come through a proxy, which would open the mailbox to
 * everybody.
 */
const onlyHere = createMiddleware<AppEnvironment>(async (c, next) => {
  const isHere =
    ownAddress.test(c.get('clientAddress')) && isLoopback(c.req.url) && !wasPassedOn(c);
  if (!isHere) throw new AppError('not_found');
  await next();
});

export function mailboxRouter(mailbox: Mailbox) {
  const router = createApi();
  router.get(paths.mailbox, onlyHere, async (c) => show(c, mailboxPage(await mailbox.list())));
  router.get(`${paths.mailbox}/:id`, onlyHere, async (c) => {
    const mail = await mailbox.read(c.req.param('id'));
    if (!mail) throw new AppError('not_found');
    return show(c, mailPage(mail));
  });
  return router;
}

async function show(c: Context<AppEnvironment>, page: Markup): Promise<Response> {
  const text = (await page).toString();
  c.header('Content-Security-Policy', contentSecurityPolicy(text));
  return c.html(text);
}
