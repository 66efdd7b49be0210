import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { Loading } from '../layout/public/loading.tsx';
import { startingScript } from './early-input.ts';
import { pageId, type Start, StandalonePage, startId } from './standalone-page.tsx';

/** What a page starts with, and all that this loads. */
type Scripts = { readonly starts: readonly string[]; readonly loads: readonly string[] };

type Build = {
  readonly render: (page: ReactNode) => string;
  /** The scripts of a page, by its name. */
  readonly scripts: Readonly<Record<string, Scripts>>;
};

/** Set while the site is built; null in a browser, where the app's router may lead to a page too. */
export const BuildContext = createContext<Build | null>(null);

/** The browser fetches a page when the pointer rests on a link to it. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

type PageRouteProps<Props> = {
  /** Its file in `pages`. */
  name: string;
  Page: ComponentType<Props>;
  props: Props;
  /** Its address says what it shows, so it is rendered by the browser alone. */
  isRendered?: boolean;
};

/** A page that starts without a router where a visit begins with it. */
export function PageRoute<Props extends object>(route: PageRouteProps<Props>) {
  const { name, Page, props, isRendered = true } = route;
  const build = use(BuildContext);
  const { pathname } = useLocation();
  if (!build) return <Page {...props} />;
  const page = isRendered ? <Page {...props} /> : <Loading />;
  // The build asks for its pages with a slash at the end, which no address has.
  const path = pathname.replace(/(.)\/$/, '$1');
  const html = build.render(<StandalonePage path={path}>{page}</StandalonePage>);
  const start = { name, props, isRendered } satisfies Start;
  const { starts, loads } = scriptsOf(build, name);
  return (
    <>
      <div id={pageId} dangerouslySetInnerHTML={{ __html: html }} />
      <script id={startId} type="application/json">
        {JSON.stringify(start)}
      </script>
      <script type="speculationrules">{speculationRules}</script>
      {isRendered ? (
        <script>{startingScript(starts, loads)}</script>
      ) : (
        starts.map((file) => <script key={file} type="module" src={file} />)
      )}
    </>
  );
}

function scriptsOf({ scripts }: Build, name: string): Scripts {
  const found = scripts[name];
  if (!found) throw new Error(`The build has no scripts for ${name}.`);
  return found;
}
