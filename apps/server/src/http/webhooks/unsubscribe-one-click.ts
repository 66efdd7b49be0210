import { pages, paths } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { unsubscribe } from '../../services/profiles/unsubscribe.ts';
import { createApi } from '../api.ts';
import { bodyLimit } from '../middleware/body-limit.ts';
import { inTime } from '../middleware/deadline.ts';
import { noStore } from '../middleware/no-store.ts';

/**
 * What mail programs call for the button that they show beside a mail (RFC 8058). They send a form
 * from wherever they are, without a cookie: the token stands for both. Those that only follow links
 * get the page that asks first.
 */
export function unsubscribeOneClick(services: Services) {
  const door = createApi();
  door.use(paths.unsubscribeOneClick, noStore);
  door.post(paths.unsubscribeOneClick, bodyLimit, async (c) => {
    await inTime(() => unsubscribe(services, c.req.query('token') ?? ''));
    return c.text('You get no more weekly reports.\n');
  });
  door.get(paths.unsubscribeOneClick, (c) => {
    const token = encodeURIComponent(c.req.query('token') ?? '');
    return c.redirect(`${pages.unsubscribe}?token=${token}`, 303);
  });
  return door;
}
