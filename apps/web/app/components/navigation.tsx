import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useMemo,
  useSyncExternalStore,
} from 'react';
import classes from './skip-link.module.css';

type Place = { pathname: string; search: string; hash: string; state: unknown };

type NavigateOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean };

type Navigate = (to: string, options?: NavigateOptions) => void | Promise<void>;

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  state?: unknown;
  replace?: boolean;
  reloadDocument?: boolean;
};

type Navigation = {
  Link: ComponentType<LinkProps>;
  useLocation: () => Place;
  useNavigate: () => Navigate;
};

/**
 * How to get from page to page, for what both the app, with React Router, and pages without a
 * router show.
 */
export const NavigationContext = createContext<Navigation>(documentNavigation());

export function Link(props: LinkProps) {
  const { Link: Anchor } = use(NavigationContext);
  return <Anchor {...props} />;
}

/** A keyboard link that skips what comes before a target; visible while focused. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={`round strong size-14 ${classes.skip}`} href={`#${to}`}>
      {children}
    </a>
  );
}

export function useLocation(): Place {
  return use(NavigationContext).useLocation();
}

export function useNavigate(): Navigate {
  return use(NavigationContext).useNavigate();
}

type SetSearchParams = (params: URLSearchParams, options?: Omit<NavigateOptions, 'state'>) => void;

export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return [params, (next, options) => void navigate(addressOf(pathname, next), options)];
}

function addressOf(pathname: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** By links of the browser: only what changes the query of an address stays in the document. */
export function documentNavigation(builtAt = '/'): Navigation {
  const built = { pathname: builtAt, search: '', hash: '', state: null };
  return {
    Link: DocumentLink,
    useLocation: () => useSyncExternalStore(subscribe, readPlace, () => built),
    useNavigate: () => go,
  };
}

function DocumentLink({ to, state, replace, reloadDocument, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(click) => {
        onClick?.(click);
        if (click.defaultPrevented || reloadDocument || rest.target || !isPlain(click)) return;
        if (!staysHere(new URL(to, location.href))) return;
        click.preventDefault();
        go(to, { replace: replace ?? false, state });
      }}
    />
  );
}

function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

function staysHere({ origin, pathname, hash }: URL): boolean {
  return origin === location.origin && pathname === location.pathname && hash === '';
}

const moved = 'replysmith:moved';

/** Fired before the page is left for another document. */
export const leavingEvent = 'replysmith:leaving';

function go(to: string, { replace = false, state, preventScrollReset }: NavigateOptions = {}) {
  const url = new URL(to, location.href);
  if (!staysHere(url)) {
    dispatchEvent(new Event(leavingEvent));
    if (replace) location.replace(url);
    else location.assign(url);
    return;
  }
  // As React Router keeps it, which may have led here, or may be what reads it after "back".
  const entry = { usr: state };
  if (replace || url.href === location.href) history.replaceState(entry, '', url);
  else history.pushState(entry, '', url);
  if (!preventScrollReset) scrollTo(0, 0);
  dispatchEvent(new Event(moved));
}

function subscribe(tell: () => void): () => void {
  addEventListener(moved, tell);
  addEventListener('popstate', tell);
  return () => {
    removeEventListener(moved, tell);
    removeEventListener('popstate', tell);
  };
}

let lastPlace: (Place & { href: string }) | undefined;

function readPlace(): Place {
  const { href, pathname, search, hash } = location;
  const state: unknown = (history.state as { usr?: unknown } | null)?.usr ?? null;
  if (lastPlace?.href !== href || lastPlace.state !== state) {
    lastPlace = { href, pathname, search, hash, state };
  }
  return lastPlace;
}
