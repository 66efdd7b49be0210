import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { pages } from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isFree, useSubscription } from '../../data/subscription.ts';
import { useInterfaceSettings } from '../../data/profile.ts';
import { useSavedTheme } from '../../data/theme.ts';
import {
  type CountedFeature,
  allUsage,
  isApproaching,
  usageLeftInWords,
} from '../../data/usage.ts';
import { ApiError } from '../../lib/api-error.ts';
import { reduceMotion } from '../../theme/motion.ts';
import { Brand } from '../../components/brand.tsx';
import { Fetched } from '../../components/fetched.tsx';
import { SideSheet } from '../../components/side-sheet.tsx';
import { SkipLink } from '../../components/navigation.tsx';
import { closeToastsAbout, showToast } from '../../components/toast.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { SignOutProvider } from './sign-out/sign-out-provider.tsx';
import type { PaletteProps } from './palette/palette-item.ts';
import { AccountRow, Sidebar, UsagePanel } from './sidebar/sidebar.tsx';
import { NavigationLinks } from './sidebar/navigation-links.tsx';
import { areaOf } from './sidebar/navigation.ts';
import { type SidebarLook, keepSidebarChoice, sidebarChoice } from './sidebar/sidebar-choice.ts';
import classes from './dashboard-shell.module.css';

const atOnce = { getInitialValueInEffect: false };

/** The sidebar's state: as the user chose, else open if there is room. */
function useSidebar() {
  const { pathname } = useLocation();
  const isPhone = useMediaQuery('(max-width: 767px)', false, atOnce);
  const isRoomy = useMediaQuery('(min-width: 1024px)', false, atOnce);
  const [choice, setChoice] = useState(sidebarChoice);
  const [isSheetOpen, setSheetOpen] = useState(false);

  const byItself = isRoomy && !areaOf(pathname)?.needsRoom ? 'open' : 'collapsed';
  const look: SidebarLook = choice ?? byItself;

  const toggle = () => {
    if (isPhone) {
      setSheetOpen(!isSheetOpen);
      return;
    }
    const next = look === 'open' ? 'collapsed' : 'open';
    keepSidebarChoice(next);
    setChoice(next);
  };
  // In text fields the shortcut keeps its native meaning.
  useHotkeys([['mod+B', toggle]]);

  return {
    look,
    isPhone,
    isSheetOpen: isPhone && isSheetOpen,
    toggle,
    closeSheet: () => setSheetOpen(false),
  };
}

const planRefusals: readonly string[] = ['usage_limit_reached', 'feature_unavailable'];

/**
 * Shows refusals by the plan, wherever they happen, with a link to the plans; except for calls with
 * `meta: { showsRefusal: true }`, which show them themselves.
 */
function useRefusalToasts(): void {
  const client = useQueryClient();

  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (event.mutation.meta?.['showsRefusal'] === true) return;
        const error: unknown = event.action.error;
        if (error instanceof ApiError && planRefusals.includes(error.code)) tell(error);
      }),
    [client],
  );
}

/** The server's format is "Title: what happened." */
function tell({ message }: ApiError): void {
  const end = message.indexOf(': ');
  showToast({
    title: message.slice(0, end),
    message: message.slice(end + 2),
    kind: 'error',
    link: { to: pages.upgrade, label: 'See plans' },
  });
}

const fetchPalette = () => import('./palette/palette.tsx').then((part) => part.Palette);

/** The palette, loaded when first opened. */
function PalettePlace(props: PaletteProps) {
  return (
    <Fetched
      name="The search"
      fetchPart={fetchPalette}
      isNeeded={props.isOpen}
      onFailure={props.onClose}
      props={props}
    />
  );
}

/** The frame of every signed-in page. */
export function DashboardShell({ children }: { children: ReactNode }) {
  const { look, isPhone, isSheetOpen, toggle, closeSheet } = useSidebar();
  const palette = usePalette();
  useUsageToasts();
  useRefusalToasts();
  useSavedTheme();
  useMotionSetting();
  return (
    <SignOutProvider>
      <div className={`grid ${classes.app}`} data-sidebar={look}>
        <SkipLink to="content">Skip to content</SkipLink>
        <Sidebar look={look} />
        <div className={`flex column min-w-0 ${classes.main}`}>
          <DashboardHeader sidebar={look} onToggleSidebar={toggle} onFind={palette.open} />
          <div id="content" tabIndex={-1} className={`grow ${classes.content}`}>
            {children}
          </div>
        </div>
        <NavigationSheet isOpen={isSheetOpen} onClose={closeSheet} />
        <PalettePlace
          isOpen={palette.isOpen}
          onClose={palette.close}
          sidebar={isPhone ? null : { isOpen: look === 'open', toggle }}
        />
      </div>
    </SignOutProvider>
  );
}

/** Applies the user's "less motion" setting. */
function useMotionSetting(): void {
  const { reduceMotion: isReduced } = useInterfaceSettings();
  useEffect(() => {
    reduceMotion(isReduced);
    return () => reduceMotion(false);
  }, [isReduced]);
}

/** Whether the palette is open. Its shortcut works in fields, but not over another dialog. */
function usePalette() {
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    if (isOpen || !document.querySelector('[role="dialog"]')) setOpen(!isOpen);
  };
  useHotkeys([['mod+K', toggle]], [], true);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

type NavigationSheetProps = { isOpen: boolean; onClose: () => void };

/** The sidebar on a phone. */
function NavigationSheet({ isOpen, onClose }: NavigationSheetProps) {
  return (
    <SideSheet title={<Brand />} isOpen={isOpen} onClose={onClose}>
      <div className={`flex column ${classes.body}`}>
        <NavigationLinks look="names" onFollow={onClose} />
        <div className={`pt-4 ${classes.foot}`}>
          <UsagePanel />
          <AccountRow />
        </div>
      </div>
    </SideSheet>
  );
}

/** A toast when a use brings a limit close; only in the visible tab. */
function useUsageToasts(): void {
  const { data } = useSubscription();
  const known = useRef(new Map<CountedFeature, number | null>());

  useEffect(() => {
    if (!data) return;
    for (const { feature, left } of allUsage(data)) {
      const before = known.current.get(feature);
      known.current.set(feature, left);
      const about = `limit of ${feature}`;
      if (!isApproaching(left)) closeToastsAbout(about);
      const hasFewer = typeof before === 'number' && left !== null && left < before;
      if (!hasFewer || !isApproaching(left) || document.visibilityState === 'hidden') continue;
      showToast({
        about,
        title: 'Approaching Limit',
        message: `You have ${usageLeftInWords(feature, left)}`,
        ...(isFree(data) && { link: { to: pages.upgrade, label: 'See plans' } }),
      });
    }
  }, [data]);
}
