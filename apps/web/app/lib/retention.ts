import { type Retention, retention, retentionStandIn } from '@replysmith/contract';

/** How long something is kept, in days, as the server's owner has set it. */
function keptDays(name: keyof Retention): string {
  if (import.meta.env.SSR) return retentionStandIn(name);
  const set = new URLSearchParams(document.documentElement.dataset['retention']).get(name) ?? '';
  return /^\d+$/.test(set) ? set : String(retention[name]);
}

const names = Object.keys(retention) as (keyof Retention)[];

export const allKeptDays = Object.fromEntries(
  names.map((name) => [name, keptDays(name)]),
) as Readonly<Record<keyof Retention, string>>;

/** What the page says of it: "trashDays=30&reportDays=90". */
export function retentionAttribute(): string {
  return names.map((name) => `${name}=${allKeptDays[name]}`).join('&');
}

/** How long a deleted template, session or campaign can be restored. */
export const { trashDays } = allKeptDays;
