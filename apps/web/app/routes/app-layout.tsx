import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { MantineProvider } from '@mantine/core';
import { Outlet } from 'react-router';
import { colorSchemeManager } from '../theme/color-scheme.ts';
import { cssVariables, theme } from '../theme/theme.ts';

const manager = colorSchemeManager();

export default function AppLayout() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
    >
      <Outlet />
    </MantineProvider>
  );
}
