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
  /** What the header calls the place, where that is not what leads there. */
  pageName?: string;
  Icon: TablerIcon;
  /** Only the path itself is this place, not what lies under it. */
  isExact?: boolean;
  /** The page opens with a collapsed sidebar, unless the reader has chosen otherwise. */
  needsRoom?: boolean;
  /** Who is shown the way there; everyone where it is not said. */
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

/** Pages that something else leads to than the sidebar. */
export const minorPages = [
  { to: pages.tips, label: 'Tips', Icon: IconBulb },
  { to: pages.tools, label: 'Tools', Icon: IconTools },
] as const;

type Reader = { isFree: boolean; isAdmin: boolean };

export function navigationFor({ isFree, isAdmin }: Reader): readonly NavigationItem[] {
  return navigation.filter(({ audience }) => !audience || (audience === 'free' ? isFree : isAdmin));
}

/** What the header calls the place a path leads to. */
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
