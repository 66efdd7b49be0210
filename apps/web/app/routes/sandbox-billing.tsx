import { SandboxBillingPage } from '../features/billing/sandbox/sandbox-billing-page.tsx';

export function meta() {
  return [{ title: 'Sandbox billing · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function SandboxBilling() {
  return <SandboxBillingPage />;
}
