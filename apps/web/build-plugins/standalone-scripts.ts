import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const asked = 'virtual:standalone-scripts';
const start = 'app/standalone/start.tsx';
const page = /[\\/]app[\\/]standalone[\\/]pages[\\/]([\w-]+)\.tsx$/;

/** The part that the dashboard opens with for somebody new. Its weight has a budget, too. */
const tutorial = /[\\/]app[\\/]features[\\/]onboarding[\\/]wizard\.tsx$/;

/** Where the build notes the scripts of each page: those it starts with, and all they import. */
const list = 'build/standalone-scripts.json';

type Scripts = Record<string, { readonly starts: string[]; readonly loads: string[] }>;

/**
 * Builds the entry of pages that have no router, and tells the build of their HTML which files that
 * became.
 */
export function standaloneScripts(): Plugin {
  let root = '';
  let entry = '';
  return {
    name: 'standalone-scripts',
    configResolved: (config) => void (root = config.root),
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      entry = this.emitFile({ type: 'chunk', id: join(root, start), name: 'page' });
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const scripts = scriptsOf(bundle, this.getFileName(entry));
      if (Object.keys(scripts).length === 0) this.error(`${start} loads no page.`);
      writeFileSync(join(root, list), JSON.stringify(scripts));
    },
    resolveId: (id) => (id === asked ? `\0${asked}` : null),
    load(id) {
      if (id !== `\0${asked}`) return null;
      if (this.environment.mode !== 'build') return 'export const scripts = {};';
      return `export const scripts = ${readFileSync(join(root, list), 'utf8')};`;
    },
  };
}

function scriptsOf(bundle: Rolldown.OutputBundle, entry: string): Scripts {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const withImports = (names: readonly string[]) => {
    const found = new Set(names);
    for (const name of found) {
      const chunk = chunks.find(({ fileName }) => fileName === name);
      for (const imported of chunk?.imports ?? []) found.add(imported);
    }
    return [...found];
  };
  const scripts: Scripts = {};
  for (const { fileName, moduleIds } of chunks) {
    for (const id of moduleIds) {
      const name = tutorial.test(id) ? 'tutorial' : page.exec(id)?.[1];
      if (!name) continue;
      const starts = name === 'tutorial' ? [fileName] : [fileName, entry];
      scripts[name] = {
        starts: starts.map((file) => `/${file}`),
        loads: withImports(starts).map((file) => `/${file}`),
      };
    }
  }
  return scripts;
}
