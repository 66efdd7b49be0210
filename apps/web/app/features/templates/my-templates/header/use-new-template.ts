import { pages } from '@replysmith/contract';
import { useNavigate } from 'react-router';
import { useSubscription } from '../../../../data/payment/subscription.ts';
import { usageOf } from '../../../../data/usage/feature-usage.ts';
import { useDesk } from '../desk.ts';

/** Leads to an empty editor, or says that no place is left and what can be done about it. */
export function useNewTemplate(): () => void {
  const navigate = useNavigate();
  const { open } = useDesk();
  const { data } = useSubscription();
  const usage = data && usageOf(data, 'templates_saved');
  return () => {
    if (usage?.left === 0) open({ type: 'no-place' });
    else void navigate(pages.newTemplate);
  };
}
