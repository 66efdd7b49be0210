import { EvidenceTag } from '../../../components/evidence.tsx';
import type { EvidenceTally } from './evidence-tally.ts';
import classes from './story.module.css';

const meanings = [
  ['strong', 'Randomized trials, or a rule of law or of the mailboxes'],
  ['medium', 'One large set of real emails, or a trial on something close by'],
  ['weak', 'One vendor, few emails, or no method given'],
  ['none', 'Often repeated, and no measurement found'],
] as const;

/** All findings as a total, laid out like a score. */
function EvidenceAccount({ evidence }: { evidence: EvidenceTally }) {
  return (
    <table className={`ink-above ${classes.breakdown}`}>
      <caption className="visually-hidden">The findings, by how well they are measured</caption>
      <tbody>
        {meanings.map(([strength, meaning]) => (
          <tr key={strength}>
            <th scope="row">
              <EvidenceTag strength={strength} />
            </th>
            <td className={classes.meaning}>{meaning}</td>
            <td className={classes.count}>{evidence.strengths[strength]}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Findings
          </th>
          <td className={`figure ${classes.total}`}>{evidence.total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const versions = [
  { words: 49, answered: '4.8%' },
  { words: 127, answered: '2.7%' },
];

/** One email in two lengths, and how many answered either. */
function Trial() {
  return (
    <figure className={classes.trial}>
      <dl>
        {versions.map(({ words, answered }) => (
          <div key={words}>
            <dt className="dense">answered the version of {words} words</dt>
            <dd className="figure">{answered}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="small mt-3 ink-2">
        7,002 school-board members, chosen at random for one or the other. Rogers and Lasky-Fink,
        Behavioral Scientist. It asked for a survey, not a sale.
      </figcaption>
    </figure>
  );
}

type StoryProps = { evidence: EvidenceTally };

const count = (number: number) => number.toLocaleString('en');

export function Story({ evidence }: StoryProps) {
  const { basis } = evidence;
  return (
    <>
      <p>
        The score began with a question: of all the advice about cold email, how much has anybody
        measured? So we collected what was published, from randomized trials to vendors’ blogs, and
        wrote down for each finding who counted, how many emails where that is stated, and what
        limits it.
      </p>
      <EvidenceAccount evidence={evidence} />
      <p>The best single fact came from a trial of one email in two lengths:</p>
      <Trial />
      <p>
        Next comes relevance. A review of 292 trials of every method there is found that a topic the
        reader cares about raised the odds of an answer to 2.44 times, a personalized letter to 1.16
        times (Edwards and others, BMJ 2002). Those were questionnaires by post; the coach says such
        things beside the figure.
      </p>
      <p>
        {evidence.conflicts} times two findings point different ways. One set of data likes short
        subjects, another those of 36 to 50 characters. We show both and say how we settled it.
      </p>
      <p>
        Much common advice did not hold up. Words that are said to trigger spam filters, the word
        “I”, a line to opt out, one exclamation mark: we found nothing that would justify a rule
        against any of them. So there is none, and a test keeps what they move in the reading of a
        whole email below the score’s own error.
      </p>
      <p>
        What a fault costs is not our judgment. It is fitted to {count(basis.emails)} emails with{' '}
        {count(basis.ratings)} ratings, which language models gave, playing the reader from three
        points of view. On emails that it had not seen, the score’s order agrees with the ratings to{' '}
        {basis.agreement.toFixed(2)} of 1 ({basis.agreementOnReal.toFixed(2)} on real mail), and it
        is off by {basis.error} points of 100 on average, by {basis.errorOnReal} on real mail. No
        real replies were counted. The score is an account of a text, and no forecast: nobody who
        has only read your email can know whether it will be answered.
      </p>
    </>
  );
}
