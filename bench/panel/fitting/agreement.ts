import { seats, type Seat } from '../panel.ts';

/** Spearman's rank correlation; ties share their ranks. 0 when one side does not vary. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  return correlation(ranks(one), ranks(other));
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const found = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (order[to + 1]?.value === order[from]?.value) to += 1;
    for (let at = from; at <= to; at += 1) found[order[at]?.index ?? 0] = (from + to) / 2;
    from = to + 1;
  }
  return found;
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [meanOf(one), meanOf(other)];
  let [both, first, second] = [0, 0, 0];
  for (const [index, value] of one.entries()) {
    const [x, y] = [value - a, (other[index] ?? 0) - b];
    both += x * y;
    first += x * x;
    second += y * y;
  }
  return first === 0 || second === 0 ? 0 : both / Math.sqrt(first * second);
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function meanError(guesses: readonly number[], targets: readonly number[]): number {
  return meanOf(guesses.map((guess, index) => Math.abs(guess - (targets[index] ?? 0))));
}

type Rated = { readonly ratings: Readonly<Record<Seat, number>> };

/** How well one rating agrees with the mean of the other two: a practical upper bound. */
export function ceilingOf(emails: readonly Rated[]): number {
  return meanOf(
    seats.map((seat) =>
      rankCorrelation(
        emails.map(({ ratings }) => ratings[seat]),
        emails.map(
          ({ ratings }) =>
            (ratings.recipient + ratings.coach + ratings.researcher - ratings[seat]) / 2,
        ),
      ),
    ),
  );
}
