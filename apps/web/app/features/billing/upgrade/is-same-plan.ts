type Named = { name: string };

export function isSamePlan(one: Named, other: Named): boolean {
  return one.name.toLowerCase() === other.name.toLowerCase();
}
