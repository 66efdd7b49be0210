import type { EvidenceId } from '@replysmith/coach';
import { evidenceCard } from '@replysmith/coach/light';
import { EvidenceTag, Source } from '../../../components/evidence.tsx';
import { Chapter } from './chapter.tsx';
import classes from './findings.module.css';

type NotPunished = {
  readonly what: string;
  readonly why: string;
  /** The evidence on it. */
  readonly card: EvidenceId;
};

/** Things often counted as faults that no rule here counts. */
export const notPunished = [
  {
    what: '“Low price” and the like',
    why: 'Such words hardly tell spam from wanted mail',
    card: 'K4',
  },
  { what: '“I hope you’re well”', why: 'No measurement found', card: 'T11' },
  {
    what: 'One exclamation mark',
    why: 'A little warmer, a little less powerful; no loss measured',
    card: 'T5',
  },
  { what: 'The word “I”', why: 'Five studies of customer service favor it over “we”', card: 'F1' },
  {
    what: 'A first name in the subject',
    why: 'One trial for it; the repeat found nothing',
    card: 'S14',
  },
  {
    what: 'A line that offers to opt out',
    why: 'No study found in which it lowered answers',
    card: 'L8',
  },
] as const satisfies readonly NotPunished[];

/** What others mark down and no rule here counts, with the reasons. */
function Unpunished() {
  return (
    <div className={`stack gap-7 one-column-laptop ${classes.unpunished}`}>
      <div>
        <h3 className="label">What no rule counts</h3>
        <p className={`mt-2 ink-2 pretty ${classes.lede}`}>
          Common advice that we looked into and found no support for. No rule counts it, and its
          effect on the whole score is smaller than the score’s own error.
        </p>
      </div>
      <ul className={classes.list}>
        {notPunished.map(({ what, why }) => (
          <li key={what}>
            {what}
            <small className="block ink-3">{why}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One side of a comparison: what was measured, and the figure as its card gives it. */
type Side = { readonly name: string; readonly figure: string; readonly card: EvidenceId };

/** A finding as two figures side by side; the recommended one first. */
type Measured = {
  readonly headline: string;
  /** What was measured. */
  readonly outcome: string;
  readonly sides: readonly [Side, Side];
};

export const measured: readonly Measured[] = [
  {
    headline: 'Under half the length, nearly twice the answers',
    outcome: 'Answers to a survey',
    sides: [
      { name: '49 words', figure: '4.8%', card: 'B1' },
      { name: '127 words', figure: '2.7%', card: 'B1' },
    ],
  },
  {
    headline: 'The topic matters more than the name',
    outcome: 'Odds of an answer by post',
    sides: [
      { name: 'their topic', figure: '2.44 times', card: 'P2' },
      { name: 'personalised', figure: '1.16 times', card: 'P1' },
    ],
  },
  {
    headline: 'Short subjects get more replies',
    outcome: 'Answers to pitches',
    sides: [
      { name: '1 to 5 words', figure: '5.59%', card: 'S1' },
      { name: '10 to 15 words', figure: '2.62%', card: 'S1' },
    ],
  },
  {
    headline: 'One thing to do, not a menu',
    outcome: 'Clicks',
    sides: [
      { name: 'one thing', figure: '0.41%', card: 'C3' },
      { name: 'a menu', figure: '0.21%', card: 'C3' },
    ],
  },
  {
    headline: 'Plain beats polished, by a little',
    outcome: 'Answers to all kinds of mail',
    sides: [
      { name: 'third-grade', figure: '53%', card: 'R1' },
      { name: 'college level', figure: '39%', card: 'R1' },
    ],
  },
];

/** The findings behind the rules, and what has no rule because nothing was measured. */
export function Findings() {
  return (
    <Chapter
      title="What the rules rest on."
      lede="Published findings, each with its size and its strength. They say what a rule looks for; how much it costs is fitted to rated emails. Where studies disagree, we say so."
    >
      <table className={`dense ${classes.findings}`}>
        <thead>
          <tr>
            <th scope="col">Finding</th>
            <th scope="col">What was measured</th>
            <th scope="col">Evidence</th>
          </tr>
        </thead>
        <tbody>
          {measured.map((finding) => (
            <FindingRow key={finding.headline} finding={finding} />
          ))}
        </tbody>
      </table>
      <Unpunished />
    </Chapter>
  );
}

/** A finding: what was measured, how well, and by whom. */
function FindingRow({ finding: { headline, outcome, sides } }: { finding: Measured }) {
  const card = evidenceCard(sides[0].card);
  return (
    <tr>
      <th scope="row">{headline}</th>
      <td>
        <Pair sides={sides} />
        <p className="mt-1 small ink-3">{outcome}</p>
      </td>
      <td className={`pretty ${classes.evidence}`}>
        <p>
          <EvidenceTag strength={card.strength} detail={card.sample} />
        </p>
        <p className="small ink-2">
          <Source of={card} />
        </p>
        {card.caveat && <p className="small ink-3">{card.caveat}</p>}
      </td>
    </tr>
  );
}

/** Two figures as bars in proportion. */
function Pair({ sides }: Pick<Measured, 'sides'>) {
  const longest = parseFloat(sides[0].figure);
  return (
    <dl className={classes.pair}>
      {sides.map(({ name, figure }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="grow min-w-0">
            <svg
              className={`grow min-w-0 ${classes.bar}`}
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={((parseFloat(figure) / longest) * 100).toFixed(1)} height={10} />
            </svg>
            <span>{figure}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
