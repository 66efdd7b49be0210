import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/landing.tsx'),
  layout('routes/app-layout.tsx', []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
