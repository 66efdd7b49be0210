import { pages } from '@replysmith/contract';
import {
  IconArrowBigUpLines,
  IconArrowsSplit2,
  IconBooks,
  IconBulb,
  IconChartBar,
  IconFiles,
  IconHelp,
  IconHome,
  IconListNumbers,
  IconMessage,
  IconSettings,
  IconShieldCog,
  IconTools,
  type TablerIcon,
} from '@tabler/icons-react';

export type NavigationItem = {
  to: string;
  label: string;
  /** The page's name in the header, if it differs from the link's label. */
  pageName?: string;
  Icon: TablerIcon;
  /** Matches only this path, not those below it. */
  isExact?: boolean;
  /** The sidebar starts collapsed on this page, unless the user has chosen otherwise. */
  needsRoom?: boolean;
  /** Who sees the link; everyone by default. */
  audience?: 'free' | 'admin';
};

const navigation: readonly NavigationItem[] = [
  { to: pages.dashboard, label: 'Dashboard', Icon: IconHome, isExact: true },
  { to: pages.chat, label: 'Chat', Icon: IconMessage, needsRoom: true },
  { to: pages.campaigns, label: 'Campaign wizard', Icon: IconListNumbers },
  { to: pages.templates, label: 'My Templates', Icon: IconFiles },
  { to: pages.library, label: 'Library', Icon: IconBooks },
  { to: pages.analytics, label: 'Analytics', Icon: IconChartBar },
  { to: pages.productivity, label: 'Productivity', Icon: IconArrowsSplit2 },
  { to: pages.help, label: 'Help', Icon: IconHelp },
  { to: pages.settings, label: 'Settings', Icon: IconSettings },
  {
    to: pages.upgrade,
    label: 'Upgrade',
    pageName: 'Plans',
    Icon: IconArrowBigUpLines,
    audience: 'free',
  },
  { to: pages.admin, label: 'Admin', Icon: IconShieldCog, audience: 'admin' },
];

/** Pages that are not in the sidebar. */
export const minorPages = [
  { to: pages.tips, label: 'Tips', Icon: IconBulb },
  { to: pages.tools, label: 'Tools', Icon: IconTools },
] as const;

type Reader = { isFree: boolean; isAdmin: boolean };

export function navigationFor({ isFree, isAdmin }: Reader): readonly NavigationItem[] {
  return navigation.filter(({ audience }) => !audience || (audience === 'free' ? isFree : isAdmin));
}

/** The header's name for a path. */
export function placeName(pathname: string): string {
  const area = areaOf(pathname);
  const lesser = minorPages.find(({ to }) => pathname.startsWith(to));
  return area?.pageName ?? area?.label ?? lesser?.label ?? 'Dashboard';
}

/** The area a path lies in. */
export function areaOf(pathname: string): NavigationItem | undefined {
  return navigation.find(({ to, isExact }) =>
    isExact ? pathname.replace(/\/$/, '') === to : pathname.startsWith(to),
  );
}
