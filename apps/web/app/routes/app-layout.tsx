import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { markSessionExpired } from '../data/session.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { colorSchemeManager } from '../theme/color-scheme.ts';
import '../theme/mantine-variables.css';
import { cssVariables, theme } from '../theme/theme.ts';

const manager = colorSchemeManager();

export default function AppLayout() {
  const [queries] = useState(() => createQueryClient({ onUnauthenticated: markSessionExpired }));
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      // It would add style elements, which the content security policy refuses.
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queries}>
        <Outlet />
      </QueryClientProvider>
    </MantineProvider>
  );
}
