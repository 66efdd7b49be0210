import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { markSessionExpired } from '../data/session.ts';
import { createQueryClient } from '../lib/query-client.ts';
import '../theme/mantine-variables.css';

export default function AppLayout() {
  const [queries] = useState(() => createQueryClient({ onUnauthenticated: markSessionExpired }));
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
