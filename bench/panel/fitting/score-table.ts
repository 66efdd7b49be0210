type Rule = { readonly id: string; readonly name: string; readonly evidence: readonly string[] };

export type Calibration = {
  readonly basis: {
    readonly emails: number;
    readonly ratings: number;
    readonly agreement: number;
    readonly agreementOnReal: number;
    readonly ceiling: number;
    readonly error: number;
    readonly errorOnReal: number;
  };
  readonly losses: Readonly<
    Record<
      string,
      {
        readonly steps: readonly number[];
        readonly interval: readonly number[];
        readonly emails: number;
      }
    >
  >;
};

const marks = { from: '<!-- fitted -->', to: '<!-- /fitted -->' };

const percent = (share: number) => Math.round(100 * share);

/** What the score rests on and the most that each rule may cost, costliest first, in Markdown. */
export function scoreTable(rules: readonly Rule[], { basis, losses }: Calibration): string {
  const rows = rules
    .map(({ id, name, evidence }) => {
      const { steps = [], interval = [], emails = 0 } = losses[id] ?? {};
      const most = Math.max(0, ...steps);
      const [low = 0, high = 0] = interval;
      const cells = [
        name,
        `\`${id}\``,
        evidence.join(' ') || 'the panel alone',
        `${percent(most)} (${percent(low)} to ${percent(high)})`,
        emails,
      ];
      return { most, row: `| ${cells.join(' | ')} |` };
    })
    .toSorted((one, other) => other.most - one.most);
  const { emails, ratings, agreement, agreementOnReal, ceiling, error, errorOnReal } = basis;
  return [
    `Fitted to ${ratings} ratings of ${emails} emails, given by language models that play their readers. With the ratings of emails that no fit has seen the score agrees at a rank correlation of ${agreement}, of real ones among them ${agreementOnReal}; a rating agrees with the others at ${ceiling}. It is ${error} points off on average, ${errorOnReal} on real ones.`,
    '',
    '| line | rule | findings | the most it costs | found in |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(({ row }) => row),
  ].join('\n');
}

/** A text with the table between its marks written anew; as it was where the marks are missing. */
export function withScoreTable(text: string, table: string): string {
  const from = text.indexOf(marks.from);
  const to = text.indexOf(marks.to);
  if (from === -1 || to < from) return text;
  return `${text.slice(0, from)}${marks.from}\n\n${table}\n\n${text.slice(to)}`;
}
