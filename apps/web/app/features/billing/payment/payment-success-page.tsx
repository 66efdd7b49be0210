import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FollowPayment } from './follow-payment.tsx';

/** Where the payment provider sends people back to. */
export function PaymentSuccessPage() {
  const [search] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const sessionId = search.get('session_id');
  return (
    <FollowPayment
      key={`${String(attempt)} ${sessionId ?? ''}`}
      sessionId={sessionId}
      onTryAgain={() => setAttempt(attempt + 1)}
    />
  );
}
