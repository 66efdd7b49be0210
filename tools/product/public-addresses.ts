import { pages } from '@replysmith/contract';

/** Paths of all pages that the product names in its sitemap. */
export async function publicAddresses(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/sitemap.xml`);
  if (!answer.ok) throw new Error(`No sitemap: ${String(answer.status)}`);
  const named = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...named].map(([, address = '']) => new URL(address).pathname);
}

/** Pages of single templates are alike: three of them are enough. */
export function withFewTemplates(addresses: readonly string[]): string[] {
  const isTemplate = (path: string) => path.startsWith(`${pages.publicLibrary}/`);
  const templates = addresses.filter(isTemplate);
  const chosen = [0, 0.5, 1].map((share) => templates[Math.floor((templates.length - 1) * share)]);
  return addresses.filter((path) => !isTemplate(path) || chosen.includes(path));
}
