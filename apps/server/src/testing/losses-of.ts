const named = 5;

/**
 * The columns of a record in which these areas cost points; the reply named only the first five.
 */
export function lossesOf(areas: readonly string[]) {
  const losses = areas.map((name, index) => ({
    ...{ rule: `rule-${String(index)}`, name },
    ...{ before: 3, after: 0 },
  }));
  return {
    improvement_areas: [...new Set(areas)].slice(0, named),
    rule_losses: JSON.stringify(losses),
  };
}
