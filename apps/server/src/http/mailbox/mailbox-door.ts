import { paths } from '@replysmith/contract';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';
import { mailPage, mailboxPage } from './mailbox-pages.ts';
import type { Mailbox } from './mailbox.ts';

const loopback = /^(::ffff:)?127\.|^::1$/;

/** Only this machine may look: these mails hold the keys to accounts. */
const onlyHere = createMiddleware<AppEnvironment>(async (c, next) => {
  if (!loopback.test(c.get('clientAddress'))) throw new AppError('not_found');
  await next();
});

export function mailboxDoor(mailbox: Mailbox) {
  return new Hono<AppEnvironment>()
    .get(paths.mailbox, onlyHere, async (c) => c.html(mailboxPage(await mailbox.list())))
    .get(`${paths.mailbox}/:id`, onlyHere, async (c) => {
      const mail = await mailbox.read(c.req.param('id'));
      if (!mail) throw new AppError('not_found');
      return c.html(mailPage(mail));
    });
}
