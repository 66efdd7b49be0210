import { checkoutPage, portalPage } from './pages.ts';
import type { Shop } from './shop.ts';

type PageAnswer = { readonly html: string } | { readonly location: string } | null;

/** Shows the hosted pages, and does what is pressed on them. */
export function answerPages(shop: Shop, path: string, pressed: string | null): PageAnswer {
  const [, kind, id = ''] = path.split('/');
  if (kind === 'pay') return answerCheckout(shop, id, pressed);
  if (kind === 'portal') return answerPortal(shop, id, pressed);
  return null;
}

function answerCheckout(shop: Shop, id: string, pressed: string | null): PageAnswer {
  const session = shop.sessions.get(id);
  if (!session) return null;
  if (pressed !== 'pay' || !shop.pay(id)) return { html: checkoutPage(session) };
  return { location: session.success_url.replace('{CHECKOUT_SESSION_ID}', id) };
}

function answerPortal(shop: Shop, id: string, pressed: string | null): PageAnswer {
  const portal = shop.portals.get(id);
  if (!portal) return null;
  const running = [...shop.subscriptions.values()].filter(
    ({ customer, status }) => customer === portal.customer && status !== 'canceled',
  );
  if (pressed === 'switch' && portal.switchTo) {
    shop.switchPrice(portal.switchTo.subscription, portal.switchTo.price);
    return { location: portal.return_url };
  }
  for (const one of running) {
    if (pressed === 'cancel') shop.setToCancel(one.id, true);
    if (pressed === 'resume') shop.setToCancel(one.id, false);
    if (pressed === 'end') shop.cancelNow(one.id);
    if (pressed === 'fail') shop.renew(one.id, false);
  }
  return { html: portalPage(portal, running) };
}
