import type { Portal, Session, Subscription } from './objects.ts';
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

/** A page to pay on, with a card that works and one that does not. */
function checkoutPage(session: Session): string {
  if (session.status !== 'open')
    return page('Checkout', `<p>This checkout is ${session.status}.</p>`);
  return page(
    'Checkout',
    `<p>Price: ${escape(session.price)}</p>
    ${button('pay', 'Pay')} ${button('decline', 'Have the card declined')}
    <p><a href="${escape(session.cancel_url)}">Cancel</a></p>`,
  );
}

/** A page to manage subscriptions on, or to confirm a switch. */
function portalPage(portal: Portal, running: readonly Subscription[]): string {
  const back = `<p><a href="${escape(portal.return_url)}">Return</a></p>`;
  if (portal.switchTo) {
    const words = `<p>Switch to ${escape(portal.switchTo.price)}, charged in proportion.</p>`;
    return page('Confirm', `${words}${button('switch', 'Confirm')}${back}`);
  }
  const each = running.map(
    ({ id, status, cancel_at }) =>
      `<li>${escape(id)}: ${escape(status)}${cancel_at === null ? '' : ', ends'}</li>`,
  );
  return page(
    'Billing',
    `<ul>${each.join('')}</ul>${button('cancel', 'Cancel at the end of the period')}
    ${button('resume', 'Resume')} ${button('end', 'End now')} ${button('fail', 'Fail a payment')}
    ${back}`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><title>${title}: fake Stripe</title>
    <h1>${title}</h1><p>A stand-in for Stripe. Nothing is charged.</p>${body}`;
}

function button(action: string, label: string): string {
  return `<form method="post" action="?do=${action}"><button>${label}</button></form>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
