import '@replysmith/ui/fonts/fonts.css';
import './theme/theme.css';
import headlineFont from '@replysmith/ui/fonts/headline-latin.woff2?url';
import sansFont from '@replysmith/ui/fonts/interface-latin.woff2?url';
import serifFont from '@replysmith/ui/fonts/text-latin.woff2?url';
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import { use, useEffect, useLayoutEffect, type ReactNode } from 'react';
import {
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  type LinkDescriptor,
} from 'react-router';
import { watchPage } from './data/page-health.ts';
import { paintVisitorHint } from './data/visitor.tsx';
import { Loading } from './layout/public/loading.tsx';
import { NavigationProgress } from './layout/public/navigation-progress.tsx';
import { PageError } from './layout/public/page-error.tsx';
import { retentionAttribute } from './lib/retention.ts';
import { siteAddress } from './lib/site-address.ts';
import { barColors, barMedia, themes, keepPainted } from './theme/color-scheme.ts';
import { NavigationContext } from './components/navigation.tsx';
import { Toaster } from './components/toast.tsx';
import { BuildContext } from './standalone/page-route.tsx';

/** Fonts come with the styles: one that comes later breaks the headline's lines anew and moves the page. */
export function links(): LinkDescriptor[] {
  const fonts = [headlineFont, serifFont, sansFont].map((href): LinkDescriptor => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }));
  return [
    ...fonts,
    { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  // An error page brings a new root element, which starts light.
  useLayoutEffect(keepPainted, []);
  const startsAlone = useStartsAlone();
  return (
    <html
      lang="en"
      data-site={siteAddress()}
      data-retention={retentionAttribute()}
      {...mantineHtmlProps}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {themes.map((theme) => (
          <meta key={theme} name="theme-color" media={barMedia(theme)} content={barColors[theme]} />
        ))}
        <ColorSchemeScript defaultColorScheme="auto" />
        <script>{paintVisitorHint}</script>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!startsAlone && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Whether the page that is being built starts without the router. */
function useStartsAlone(): boolean {
  const isBuilt = use(BuildContext) !== null;
  return useMatches().some(({ handle }) => handle === 'standalone') && isBuilt;
}

const throughRouter = { Link, useLocation, useNavigate };

export default function Root() {
  const startsAlone = useStartsAlone();
  useEffect(watchPage, []);
  if (startsAlone) return <Outlet />;
  return (
    <NavigationContext value={throughRouter}>
      <NavigationProgress />
      <Outlet />
      <Toaster />
    </NavigationContext>
  );
}

export function HydrateFallback() {
  return <Loading />;
}

export function ErrorBoundary() {
  return (
    <NavigationContext value={throughRouter}>
      <PageError />
    </NavigationContext>
  );
}
