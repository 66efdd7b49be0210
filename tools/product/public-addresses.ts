import { pages } from '@replysmith/contract';

/** Paths of all pages that the product names in its sitemap. */
export async function publicAddresses(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/sitemap.xml`);
  if (!answer.ok) throw new Error(`No sitemap: ${String(answer.status)}`);
  const named = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...named].map(([, address = '']) => new URL(address).pathname);
}

/** Pages of single templates are alike, and so are those of the API: a few of each are enough. */
export function withFewAlike(addresses: readonly string[]): string[] {
  const templates = addresses.filter((path) => path.startsWith(`${pages.publicLibrary}/`));
  const subjects = addresses.filter((path) => path.startsWith(`${pages.apiDocs}/`));
  const chosen = [0, 0.5, 1].map((share) => templates[Math.floor((templates.length - 1) * share)]);
  const isAlike = (path: string) => templates.includes(path) || subjects.includes(path);
  return addresses.filter(
    (path) => !isAlike(path) || chosen.includes(path) || path === pages.apiSubject('campaigns'),
  );
}
