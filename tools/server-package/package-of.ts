/** The npm package that a module lies in; null where it is ours. */
export function packageOf(path: string): string | null {
  const match = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path);
  return match?.[1]?.replace('\\', '/') ?? null;
}
