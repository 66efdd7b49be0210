type Problem = { readonly path: readonly PropertyKey[]; readonly message: string };

const mostProblems = 5;

/** What is wrong with an input, each in a sentence that names its place. */
export function problemsOf(issues: readonly Problem[]): string {
  return issues
    .slice(0, mostProblems)
    .map(({ path, message }) =>
      path.length === 0 ? message : `"${path.map(String).join('.')}": ${message}`,
    )
    .map((sentence) => (/[.!?]$/u.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
