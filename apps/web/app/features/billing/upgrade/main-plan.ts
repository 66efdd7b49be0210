type Plan = { key: string; price_monthly: number; is_popular: boolean };

/** The plan whose button is filled: the chosen one, else the popular upgrade, else the next plan up. */
export function mainPlan<P extends Plan>(
  plans: readonly P[],
  current: Pick<Plan, 'key' | 'price_monthly'>,
  chosen: P | undefined,
): P | undefined {
  if (chosen && chosen.key !== current.key && chosen.price_monthly > 0) return chosen;
  const upgrades = plans
    .filter(({ price_monthly }) => price_monthly > current.price_monthly)
    .sort((a, b) => a.price_monthly - b.price_monthly);
  return upgrades.find(({ is_popular }) => is_popular) ?? upgrades[0];
}
