const attribute = 'data-reduced-motion';

/** Turns motion off even where the system allows it, or back on. */
export function reduceMotion(isReduced: boolean): void {
  document.documentElement.toggleAttribute(attribute, isReduced);
}

export function allowsMotion(): boolean {
  return (
    !document.documentElement.hasAttribute(attribute) &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
