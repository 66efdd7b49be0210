import { createVitest, type Vitest } from 'vitest/node';

/** Runs test files of a package again and again in one process, as its sources change. */
type TestRunner = {
  /** Whether all tests pass, with `changed` read anew. */
  passes(tests: readonly string[], changed: string): Promise<boolean>;
  close(): Promise<void>;
};

export async function startTestRunner(root: string): Promise<TestRunner> {
  const silent = { onTestRunEnd: () => undefined };
  const vitest = await createVitest({
    root,
    watch: false,
    bail: 1,
    pool: 'threads',
    maxWorkers: 1,
    reporters: [silent],
  });
  await vitest.standalone();
  let before: string | undefined;
  return {
    passes(tests, changed) {
      if (before !== undefined) vitest.invalidateFile(before);
      vitest.invalidateFile(changed);
      before = changed;
      return passes(vitest, tests);
    },
    close: () => vitest.close(),
  };
}

async function passes(vitest: Vitest, tests: readonly string[]): Promise<boolean> {
  const project = vitest.getRootProject();
  const { testModules } = await vitest.runTestSpecifications(
    tests.map((test) => project.createSpecification(test)),
  );
  const mine = testModules.filter(({ moduleId }) => tests.includes(moduleId));
  return mine.length === tests.length && mine.every((module) => module.ok());
}
