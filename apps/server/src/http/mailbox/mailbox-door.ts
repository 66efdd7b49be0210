import { paths } from '@replysmith/contract';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../../services/errors.ts';
import { createApi } from '../api.ts';
import type { AppEnvironment } from '../environment.ts';
import { isLoopback } from '../loopback.ts';
import { mailPage, mailboxPage } from './mailbox-pages.ts';
import type { Mailbox } from './mailbox.ts';

const ownAddress = /^(::ffff:)?127\.|^::1$/;
const passedOn = /^(forwarded|x-forwarded-.*|x-real-ip|via)$/i;

/**
 * Only this machine may look: these mails hold the keys to accounts. The name must be its own as
 * well, and nobody may have passed the call on, or a proxy here would open them to the world.
 */
const onlyHere = createMiddleware<AppEnvironment>(async (c, next) => {
  const isHere =
    ownAddress.test(c.get('clientAddress')) &&
    isLoopback(c.req.url) &&
    !Object.keys(c.req.header()).some((name) => passedOn.test(name));
  if (!isHere) throw new AppError('not_found');
  await next();
});

export function mailboxDoor(mailbox: Mailbox) {
  const door = createApi();
  door.get(paths.mailbox, onlyHere, async (c) => c.html(mailboxPage(await mailbox.list())));
  door.get(`${paths.mailbox}/:id`, onlyHere, async (c) => {
    const mail = await mailbox.read(c.req.param('id'));
    if (!mail) throw new AppError('not_found');
    return c.html(mailPage(mail));
  });
  return door;
}
