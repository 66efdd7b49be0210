import { textIn, textsIn, type Form } from './read-form.ts';
import type { Shop } from './shop.ts';

export type ApiAnswer = { readonly status: number; readonly body: object };
type Ask = { readonly method: string; readonly path: string; readonly form: Form };

/** Answers the calls that a shop with plans makes of Stripe's API. */
export function answerApi(shop: Shop, origin: string, { method, path, form }: Ask): ApiAnswer {
  const [, first = '', second = '', third = '', fourth = ''] = path.split('/').slice(1);
  switch (`${method} ${first}`) {
    case 'GET prices':
      return found(shop.priceOf(second));
    case 'POST customers':
      return second ? updateCustomer(shop, second, form) : createCustomer(shop, form);
    case 'GET customers':
      return found(shop.customers.get(second));
    case 'DELETE customers':
      if (shop.customers.get(second)?.deleted !== undefined) return missing();
      if (!shop.customers.has(second)) return missing();
      shop.deleteCustomer(second);
      return ok({ id: second, object: 'customer', deleted: true });
    case 'GET subscriptions':
      return second ? found(shop.subscriptions.get(second)) : listSubscriptions(shop, form);
    case 'GET checkout':
      return third ? found(shop.sessions.get(third)) : listSessions(shop, form);
    case 'POST checkout':
      return fourth === 'expire' ? expire(shop, third) : createSession(shop, origin, form);
    case 'POST billing_portal':
      return createPortal(shop, origin, form);
    default:
      return { status: 404, body: { error: { type: 'invalid_request_error', message: path } } };
  }
}

function createCustomer(shop: Shop, form: Form): ApiAnswer {
  const id = shop.newId('cus');
  const metadata = textsIn(form, 'metadata');
  const customer = { id, object: 'customer' as const, email: textIn(form, 'email'), metadata };
  shop.customers.set(id, customer);
  shop.emit('customer.created', customer);
  return ok(customer);
}

function updateCustomer(shop: Shop, id: string, form: Form): ApiAnswer {
  const customer = shop.customers.get(id);
  if (!customer || customer.deleted) return missing();
  customer.email = textIn(form, 'email') ?? customer.email;
  return ok(customer);
}

function listSubscriptions(shop: Shop, form: Form): ApiAnswer {
  const customer = textIn(form, 'customer') ?? '';
  if (!shop.customers.has(customer)) return missing();
  return list([...shop.subscriptions.values()].filter((one) => one.customer === customer));
}

function listSessions(shop: Shop, form: Form): ApiAnswer {
  const customer = textIn(form, 'customer');
  const status = textIn(form, 'status');
  return list(
    [...shop.sessions.values()].filter(
      (one) => one.customer === customer && (status === null || one.status === status),
    ),
  );
}

function createSession(shop: Shop, origin: string, form: Form): ApiAnswer {
  const customer = textIn(form, 'customer') ?? '';
  const price = textIn(form, 'line_items', '0', 'price') ?? '';
  if (!shop.priceOf(price)) return missing();
  if (shop.customers.get(customer)?.deleted !== undefined) return missing();
  const id = shop.newId('cs_test');
  const session = {
    ...{ id, object: 'checkout.session' as const, mode: 'subscription' as const },
    ...{ customer, price, status: 'open' as const, created: shop.seconds() },
    client_reference_id: textIn(form, 'client_reference_id'),
    metadata: textsIn(form, 'metadata'),
    success_url: textIn(form, 'success_url') ?? '',
    cancel_url: textIn(form, 'cancel_url') ?? '',
    url: `${origin}/pay/${id}`,
  };
  shop.sessions.set(id, session);
  return ok(session);
}

function expire(shop: Shop, id: string): ApiAnswer {
  const session = shop.sessions.get(id);
  if (!session) return missing();
  if (session.status !== 'open') return refused('Only open sessions can be expired.');
  session.status = 'expired';
  session.url = null;
  shop.emit('checkout.session.expired', session);
  return ok(session);
}

function createPortal(shop: Shop, origin: string, form: Form): ApiAnswer {
  const customer = textIn(form, 'customer') ?? '';
  if (shop.customers.get(customer)?.deleted !== undefined) return missing();
  const id = shop.newId('bps');
  const confirm = ['flow_data', 'subscription_update_confirm'] as const;
  const subscription = textIn(form, ...confirm, 'subscription');
  const price = textIn(form, ...confirm, 'items', '0', 'price');
  const portal = {
    ...{ id, object: 'billing_portal.session' as const, customer, url: `${origin}/portal/${id}` },
    return_url: textIn(form, 'return_url') ?? '',
    switchTo: subscription && price ? { subscription, price } : null,
  };
  shop.portals.set(id, portal);
  return ok(portal);
}

const ok = (body: object): ApiAnswer => ({ status: 200, body: structuredClone(body) });
const list = (data: readonly object[]): ApiAnswer =>
  ok({ object: 'list', has_more: false, data: data.toReversed() });
const found = (thing: object | null | undefined): ApiAnswer => (thing ? ok(thing) : missing());
const missing = () => refused('No such thing.', 'resource_missing', 404);

function refused(message: string, code?: string, status = 400): ApiAnswer {
  return { status, body: { error: { type: 'invalid_request_error', message, code } } };
}
