import type { Plugin } from 'vite';

const styles = /\.module\.css$/;

/**
 * What the build renders needs its styles in the browser and none of its code. A style file that is
 * imported for its looks alone would be dropped, as one whose names nobody uses.
 */
export function keepTheStyles(): Plugin {
  return {
    name: 'keep-the-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) =>
      styles.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
  };
}
