import type { TestProject } from 'vitest/node';
import { startTestCluster } from './start-test-cluster.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    /** The test cluster for its superuser, without the name of a database. */
    superuserUrl: string;
    /** The migrated database that each test file copies, for its owner. */
    templateUrl: string;
  }
}

/** One PostgreSQL for the whole run; stopped and deleted afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { superuserUrl, templateUrl, stop } = await startTestCluster();
  project.provide('superuserUrl', superuserUrl);
  project.provide('templateUrl', templateUrl);
  return stop;
}
