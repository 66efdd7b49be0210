import type { Portal, Session, Subscription } from './objects.ts';

/** A page to pay on, with a card that works and one that does not. */
export function checkoutPage(session: Session): string {
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
export function portalPage(portal: Portal, running: readonly Subscription[]): string {
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
