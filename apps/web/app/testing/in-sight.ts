/** A browser window in which everything is in sight, for what is fetched only then. */
export function everythingInSight(): void {
  window.IntersectionObserver = class extends window.IntersectionObserver {
    constructor(tell: IntersectionObserverCallback) {
      super(tell);
      this.observe = (target) => {
        const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
        queueMicrotask(() => tell([entry], this));
      };
    }
  };
}
