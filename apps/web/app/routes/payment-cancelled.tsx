import { PaymentCancelledPage } from '../features/billing/payment-pages.tsx';

export function meta() {
  return [{ title: 'Payment cancelled · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function PaymentCancelled() {
  return <PaymentCancelledPage />;
}
