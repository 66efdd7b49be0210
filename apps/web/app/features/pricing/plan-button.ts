import { pages, type PricingPlan } from '@replysmith/contract';
import { signUpAddress } from '../../lib/account/sign-up-address.ts';

export type Offered = Pick<PricingPlan, 'key' | 'name' | 'price_monthly' | 'button_text'>;

export type Reader = {
  isSignedIn: boolean;
  /** The key of the plan that they have; null while nobody knows. */
  heldPlan: string | null;
};

/** What the button of a plan says to a visitor, and where it leads. */
export function planButton(plan: Offered, { isSignedIn, heldPlan }: Reader) {
  const isFree = plan.price_monthly === 0;
  if (!isSignedIn) {
    return {
      text: isFree ? 'Get Started Free' : `Start with ${plan.name}`,
      to: signUpAddress({ plan: plan.key }),
    };
  }
  if (isFree) return { text: 'Access Dashboard', to: pages.dashboard };
  if (plan.key === heldPlan) return { text: 'Current Plan', to: pages.dashboard };
  return { text: plan.button_text, to: `${pages.upgrade}?upgrade=${plan.key}` };
}
