type Label = { readonly at: number; readonly room: number };

/**
 * Moves labels on a line as little as keeps each clear of its neighbours, in the order they came in.
 * Those that would touch stand together around the middle of where they wanted to be.
 */
export function spreadLabels(labels: readonly Label[]): number[] {
  const groups: { from: number; at: number; size: number }[] = [];
  const steps: number[] = [];
  let step = 0;
  labels.forEach(({ at, room }, index) => {
    const before = labels[index - 1];
    if (before) step += (before.room + room) / 2;
    steps.push(step);
    let group = { from: index, at: at - step, size: 1 };
    for (let last = groups.at(-1); last && last.at > group.at; last = groups.at(-1)) {
      const size = last.size + group.size;
      const middle = (last.at * last.size + group.at * group.size) / size;
      group = { from: last.from, at: middle, size };
      groups.pop();
    }
    groups.push(group);
  });
  return groups.flatMap(({ from, at, size }) =>
    steps.slice(from, from + size).map((offset) => at + offset),
  );
}
