const attribute = 'data-reduced-motion';

/** Takes motion away although the system allows it, or no longer does. */
export function reduceMotion(isReduced: boolean): void {
  document.documentElement.toggleAttribute(attribute, isReduced);
}

export function allowsMotion(): boolean {
  return (
    !document.documentElement.hasAttribute(attribute) &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
