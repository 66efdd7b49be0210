import type { Plugin } from 'vite';

/**
 * Groups for the bundler, and a plugin that stops the build when a pattern matches nothing that an
 * earlier one leaves: what it once named has moved, and the part has grown smaller unnoticed.
 */
export function splitIntoParts(
  parts: Readonly<Record<string, readonly RegExp[]>>,
  options: { includeDependenciesRecursively?: boolean } = {},
) {
  const unmatched = new Set(Object.values(parts).flat());
  const groups = Object.entries(parts).map(([name, patterns]) => ({
    ...options,
    name,
    test: (id: string) => {
      const pattern = patterns.find((each) => each.test(id));
      if (pattern) unmatched.delete(pattern);
      return pattern !== undefined;
    },
  }));
  const check: Plugin = {
    name: 'check-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      if (unmatched.size > 0) this.error(`No module is left for ${[...unmatched].join(', ')}.`);
    },
  };
  return { groups, check };
}
