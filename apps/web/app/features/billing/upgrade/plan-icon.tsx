import { IconBriefcase, IconFeather, IconSeedling } from '@tabler/icons-react';

const icons = { free: IconSeedling, starter: IconFeather, pro: IconBriefcase } as const;

/** The drawing of a plan that has one. */
export function PlanIcon({ planKey }: { planKey: string }) {
  const Icon = Object.hasOwn(icons, planKey) ? icons[planKey as keyof typeof icons] : null;
  return Icon && <Icon size={20} stroke={1.5} aria-hidden />;
}
