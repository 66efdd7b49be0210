import { pages } from './paths.ts';

/**
 * Where the product itself is, and the ways into it: pages for people and not for search engines,
 * which only the browser's router knows. "/*" stands for whatever lies below.
 */
export const appAddresses = [
  pages.auth,
  pages.signUp,
  '/settings',
  '/upgrade',
  pages.unsubscribe,
  pages.dashboard,
  `${pages.dashboard}/*`,
  pages.paymentSuccess,
  pages.paymentCancelled,
  '/sandbox/*',
] as const;

/** Whether a path without query leads into the product; as the router, in small letters or capitals. */
export function isOfApp(path: string): boolean {
  const asked = path.toLowerCase();
  return appAddresses.some((address) =>
    address.endsWith('*') ? asked.startsWith(address.slice(0, -1)) : asked === address,
  );
}
