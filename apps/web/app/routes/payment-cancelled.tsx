import { PaymentCancelledPage } from '../features/billing/payment/payment-cancelled-page.tsx';

export function meta() {
  return [{ title: 'Payment cancelled · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function PaymentCancelled() {
  return <PaymentCancelledPage />;
}
