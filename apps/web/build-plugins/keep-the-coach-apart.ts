import type { Plugin } from 'vite';

/** What only judging needs, and what makes the coach large. */
const heavy =
  /node_modules[\\/](?:wink-|tinyld)|packages[\\/]coach[\\/](?:data[\\/](?:reader|roles|language)\.json|src[\\/](?:document[\\/]read-draft|rules[\\/]rules)\.ts)/u;

/** Stops the build where a page would load the coach beside the thread that it runs in. */
export function keepTheCoachApart(): Plugin {
  return {
    name: 'keep-the-coach-apart',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        const found = part.type === 'chunk' && part.moduleIds.find((id) => heavy.test(id));
        if (found) this.error(`${part.fileName} would bring ${found} to a page.`);
      }
    },
  };
}
