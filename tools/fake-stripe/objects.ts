/** The parts of Stripe's objects that a shop with one price a plan reads. Times in seconds. */
export type Customer = {
  readonly id: string;
  readonly object: 'customer';
  email: string | null;
  metadata: Record<string, string>;
  deleted?: true;
};

export type Price = {
  readonly id: string;
  readonly object: 'price';
  readonly active: boolean;
  readonly currency: string;
  readonly unit_amount: number;
  readonly recurring: { readonly interval: string; readonly interval_count: number };
};

export type Session = {
  readonly id: string;
  readonly created: number;
  readonly object: 'checkout.session';
  readonly mode: 'subscription';
  readonly customer: string;
  readonly client_reference_id: string | null;
  readonly metadata: Record<string, string>;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly price: string;
  status: 'open' | 'complete' | 'expired';
  url: string | null;
};

export type Subscription = {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  readonly created: number;
  readonly livemode: false;
  status: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  items: { object: 'list'; data: Item[] };
};

type Item = {
  readonly id: string;
  price: Price;
  current_period_start: number;
  current_period_end: number;
};

export type Portal = {
  readonly id: string;
  readonly object: 'billing_portal.session';
  readonly customer: string;
  readonly return_url: string;
  readonly url: string;
  readonly switchTo: { readonly subscription: string; readonly price: string } | null;
};

export type StripeEvent = {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly livemode: boolean;
  readonly data: { readonly object: object };
};
