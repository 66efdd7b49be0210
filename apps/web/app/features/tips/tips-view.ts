import { TipCategory, TipStatus } from '@replysmith/contract';
import { useSearchParams } from 'react-router';

export type TipsView = { status: TipStatus; category: TipCategory | undefined };

/** Which tips the page shows; it is in the address. */
export function useTipsView(): TipsView {
  const [address] = useSearchParams();
  return {
    status: TipStatus.safeParse(address.get('status')).data ?? 'active',
    category: TipCategory.safeParse(address.get('category')).data,
  };
}

/** The address that shows the same with what is changed: "?status=applied", or "." for the start. */
export function addressOfTips({ status, category }: TipsView): string {
  const address = new URLSearchParams();
  if (status !== 'active') address.set('status', status);
  if (category) address.set('category', category);
  return address.size > 0 ? `?${String(address)}` : '.';
}
