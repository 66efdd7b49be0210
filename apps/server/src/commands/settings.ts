import { type Config, loadConfig } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/values.ts';

/** Settings that are only judged together. */
const groups = [/^AI_/, /^(?:STRIPE_|BILLING)/];

/**
 * Every setting that cannot be used, each in a sentence, and the settings without them, with which
 * all else can still be checked.
 */
export function findSettings(environment: NodeJS.ProcessEnv): {
  readonly config: Config | null;
  readonly problems: readonly string[];
} {
  let left = { ...environment };
  const problems: string[] = [];
  for (;;) {
    try {
      return { config: loadConfig(left), problems };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.message.split('\n'));
      const named = Object.keys(left).filter((name) => isNamed(name, error.message));
      // What production wants and does not have can be named by nobody.
      const removed = named.length > 0 ? named : left.NODE_ENV ? ['NODE_ENV'] : [];
      if (removed.length === 0) return { config: null, problems };
      left = Object.fromEntries(Object.entries(left).filter(([name]) => !removed.includes(name)));
    }
  }
}

function isNamed(name: string, message: string): boolean {
  const names = message.match(/\b[A-Z][A-Z_]{2,}\b/g) ?? [];
  const group = groups.find((pattern) => pattern.test(name));
  return names.some((each) => each === name || group?.test(each) === true);
}
