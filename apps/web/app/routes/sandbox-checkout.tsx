import { useParams } from 'react-router';
import { SandboxCheckoutPage } from '../features/billing/sandbox/sandbox-checkout-page.tsx';

export function meta() {
  return [{ title: 'Sandbox checkout · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function SandboxCheckout() {
  const { id = '' } = useParams();
  return <SandboxCheckoutPage key={id} id={id} />;
}
