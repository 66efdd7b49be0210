import { PaymentSuccessPage } from '../features/billing/payment-pages.tsx';

export function meta() {
  return [{ title: 'Payment · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function PaymentSuccess() {
  return <PaymentSuccessPage />;
}
