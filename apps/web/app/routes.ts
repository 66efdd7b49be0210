import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/landing.tsx'),
  layout('routes/app-layout.tsx', [
    route('auth', 'routes/auth.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('dashboard', 'routes/dashboard.tsx', [
      index('routes/dashboard-index.tsx'),
      route('coldmail/:sessionId?', 'routes/coldmail.tsx'),
      route('*', 'routes/dashboard-not-found.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
