import type { Plugin } from 'vite';

const styles = /\.module\.css$/;

/**
 * What the build renders needs its styles in the browser and none of its code. A style file that is
 * imported for its looks alone would be dropped, as one whose names nobody uses.
 */
export function keepTheStyles(): Plugin {
  let isDone = false;
  return {
    name: 'keep-the-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!styles.test(id)) return null;
      isDone = true;
      return { code, map: null, moduleSideEffects: 'no-treeshake' };
    },
    buildEnd(error) {
      if (!error && !isDone) this.error('There are no styles to keep under the names known here.');
    },
  };
}
