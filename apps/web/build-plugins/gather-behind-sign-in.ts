import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';

const source = /[\\/]app[\\/].+\.tsx?$/;
const fileOf = (id: string) => id.replace(/\?.*$/, '').replaceAll('\\', '/');

const appLayout = 'routes/app-layout.tsx';

/** The layouts of pages behind the sign-in, and the files of all other pages. */
function splitRoutes(routes: readonly RouteConfigEntry[]) {
  const app = routes.find(({ file }) => file === appLayout);
  if (!app?.children) throw new Error(`No pages stand in ${appLayout} by now.`);
  const inside = app.children.filter(({ children }) => children);
  const layouts = inside.flatMap(({ file, children = [] }) => [
    file,
    ...children.filter((child) => child.children).map((child) => child.file),
  ]);
  const outside = routes.flatMap((route) => [route, ...(route.children ?? [])]);
  const others = outside.filter((route) => !inside.includes(route)).map(({ file }) => file);
  return { layouts, others: ['root.tsx', ...others] };
}

/**
 * One file for what every page behind the sign-in brings and no other page does: the modules of the
 * app that the layouts there import, directly or not. Libraries stay where the bundler puts them,
 * because other pages may need parts of them.
 */
export function gatherBehindSignIn(routes: readonly RouteConfigEntry[]) {
  const gathered = new Set<string>();
  const plugin: Plugin = {
    name: 'gather-behind-sign-in',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // React Router asks for the exact exports of each entry, which the bundler cannot promise for
    // groups that leave out what their modules import.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      const reach = (files: readonly string[]) => {
        const reached = new Set(
          ids.filter((id) => files.some((file) => fileOf(id).endsWith(`/app/${file}`))),
        );
        for (const id of reached) {
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) {
            if (source.test(fileOf(imported))) reached.add(imported);
          }
        }
        return reached;
      };
      const { layouts, others } = splitRoutes(routes);
      const elsewhere = reach(others);
      for (const id of reach(layouts)) {
        if (source.test(id) && !elsewhere.has(id)) gathered.add(id);
      }
      if (gathered.size === 0) this.error('No layout behind the sign-in imports anything by now.');
    },
  };
  const group = {
    name: 'dashboard',
    test: (id: string) => gathered.has(id),
    includeDependenciesRecursively: false,
  };
  return { group, plugin };
}
