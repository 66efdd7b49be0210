import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Plugin } from 'vite';

/**
 * React Router gives every page ten seconds, and the first one loads all the code. On a slow or
 * busy machine that alone takes longer, so it is loaded and run before. There is no setting for it.
 */
export function loadBeforePrerendering(): Plugin {
  return {
    name: 'load-before-prerendering',
    configurePreviewServer: async ({ config }) => {
      const file = pathToFileURL(join(config.root, 'build/server/index.js')).href;
      const build = (await import(file)) as ServerBuild;
      await createRequestHandler(build, 'production')(new Request('http://localhost/'));
    },
  };
}
