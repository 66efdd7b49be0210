import { periods } from '@replysmith/contract';

export type SidebarLook = 'open' | 'collapsed';

const name = 'replysmith-sidebar';
const maxAge = periods.sidebarDays * 86_400;

/** What the reader chose lately in this browser, if anything. */
export function sidebarChoice(): SidebarLook | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1);
  return value === 'open' || value === 'collapsed' ? value : null;
}

export function keepSidebarChoice(look: SidebarLook): void {
  document.cookie = `${name}=${look}; Path=/; Max-Age=${String(maxAge)}; SameSite=Lax`;
}
