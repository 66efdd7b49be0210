import { periods } from '@replysmith/contract';

export type SidebarLook = 'open' | 'collapsed';

const name = 'replysmith-sidebar';
const maxAge = periods.sidebarDays * 86_400;

/** The user's last choice in this browser, if any. */
export function sidebarChoice(): SidebarLook | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1);
  return value === 'open' || value === 'collapsed' ? value : null;
}

export function keepSidebarChoice(look: SidebarLook): void {
  document.cookie = `${name}=${look}; Path=/; Max-Age=${String(maxAge)}; SameSite=Lax`;
}
