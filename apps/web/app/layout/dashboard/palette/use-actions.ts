import { pages } from '@replysmith/contract';
import {
  IconContrast,
  IconDeviceDesktop,
  IconFilePlus,
  IconLayoutSidebar,
  IconListNumbers,
  IconLogout,
  IconMessagePlus,
  IconSchool,
} from '@tabler/icons-react';
import { useRestartTutorial } from '../../../data/onboarding.ts';
import { paintedColorScheme } from '../../../theme/color-scheme.ts';
import { keysOf, useThemeSwitch } from '../dashboard-header.tsx';
import { useSignOut } from '../sign-out/sign-out-context.ts';
import type { PaletteItem } from './palette-item.ts';

type Sidebar = { isOpen: boolean; toggle: () => void };

/** What can be done from anywhere. */
export function useActions(sidebar: Sidebar | null): readonly PaletteItem[] {
  const chooseTheme = useThemeSwitch();
  const restartTutorial = useRestartTutorial();
  const signOut = useSignOut();
  const other = paintedColorScheme() === 'dark' ? 'light' : 'dark';
  const newCampaign = `${pages.campaigns}/new`;
  return [
    {
      id: 'new-chat',
      label: 'New chat',
      also: 'score optimize email draft',
      Icon: IconMessagePlus,
      to: pages.chat,
    },
    {
      id: 'new-template',
      label: 'New template',
      also: 'create',
      Icon: IconFilePlus,
      to: pages.newTemplate,
    },
    {
      id: 'new-campaign',
      label: 'New campaign',
      also: 'create wizard',
      Icon: IconListNumbers,
      to: newCampaign,
    },
    {
      id: 'other-theme',
      label: `Switch to the ${other} theme`,
      also: 'appearance light dark mode',
      Icon: IconContrast,
      run: () => chooseTheme(other),
    },
    {
      id: 'system-theme',
      label: 'Follow the theme of the system',
      also: 'appearance light dark mode auto',
      Icon: IconDeviceDesktop,
      run: () => chooseTheme('system'),
    },
    ...(sidebar
      ? [
          {
            id: 'sidebar',
            label: sidebar.isOpen ? 'Collapse the sidebar' : 'Expand the sidebar',
            also: 'toggle',
            keys: keysOf('B'),
            Icon: IconLayoutSidebar,
            run: sidebar.toggle,
          },
        ]
      : []),
    {
      id: 'tutorial',
      label: 'Restart the tutorial',
      also: 'onboarding getting started tour',
      Icon: IconSchool,
      run: restartTutorial,
    },
    {
      id: 'sign-out',
      label: 'Sign out',
      also: 'log out signOut',
      Icon: IconLogout,
      run: signOut,
    },
  ];
}
