import { IconMessage, type TablerIcon } from '@tabler/icons-react';

type NavigationItem = { to: string; label: string; Icon: TablerIcon };

export const navigation: readonly NavigationItem[] = [
  { to: '/dashboard/coldmail', label: 'Chat', Icon: IconMessage },
];

/** The name of the area a path lies in, for the header. */
export function areaName(pathname: string): string {
  return navigation.find(({ to }) => pathname.startsWith(to))?.label ?? 'Dashboard';
}
