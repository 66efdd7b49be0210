type CurvePoint = readonly [input: number, output: number];

/** Linear between the points, flat outside them. */
export function curve(points: readonly [CurvePoint, ...CurvePoint[]]): (input: number) => number {
  return (input) => {
    const after = points.findIndex(([at]) => input <= at);
    const [endAt, end] = points[after] ?? points.at(-1) ?? points[0];
    const [startAt, start] = points[after - 1] ?? [endAt, end];
    return endAt === startAt
      ? end
      : start + ((end - start) * (input - startAt)) / (endAt - startAt);
  };
}
