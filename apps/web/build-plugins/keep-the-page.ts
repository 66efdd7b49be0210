import type { Plugin } from 'vite';

const routeModules = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/**
 * React Router reloads the document when the code of a page does not come. Offline that leaves
 * nothing but the browser's own error page, so here it is an error like any other, which the
 * boundary around the page tells. There is no setting for it.
 */
export function keepThePage(): Plugin {
  let isDone = false;
  return {
    name: 'keep-the-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!routeModules.test(id)) return null;
      isDone = reload.test(code);
      return { code: code.replace(reload, 'throw error;'), map: null };
    },
    buildEnd(error) {
      if (!error && !isDone) this.error('React Router loads its pages in another way by now.');
    },
  };
}
