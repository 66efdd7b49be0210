import { UnsubscribePage } from '../features/unsubscribe/unsubscribe-page.tsx';
import { PublicShell } from '../layout/public/public-shell.tsx';

export function meta() {
  return [
    { title: 'Stop the weekly report · Replysmith' },
    { name: 'robots', content: 'noindex' },
    // The token must not leave with a link that is followed from here.
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function Unsubscribe() {
  return (
    <PublicShell>
      <UnsubscribePage />
    </PublicShell>
  );
}
