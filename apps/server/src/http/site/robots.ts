import { appAddresses, paths } from '@replysmith/contract';

/** What the public pages themselves ask for. */
const open = [paths.pricingPlans, paths.planFeatures];
const api = [paths.auth, paths.rest, paths.functions, paths.realtime];

/** What search engines may fetch. What begins like a closed address is closed with it. */
export function robots(publicUrl: string): string {
  const beginnings = [...appAddresses, ...api].map((address) => address.replace(/\*$/, ''));
  const closed = beginnings.filter(
    (path) => !beginnings.some((other) => other !== path && path.startsWith(other)),
  );
  return [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
