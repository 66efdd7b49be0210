import type { EvidenceTally } from '../evidence-tally.ts';
import { EvidenceAccount } from './evidence-account.tsx';
import { Trial } from './trial.tsx';

type StoryProps = { evidence: EvidenceTally };

export function Story({ evidence }: StoryProps) {
  return (
    <>
      <p>
        The score began with a question: of all the advice about cold email, how much has anybody
        measured? So we collected what was published, from randomised trials to vendors’ blogs, and
        wrote down for each finding who counted, how many emails where that is told, and what limits
        it.
      </p>
      <EvidenceAccount evidence={evidence} />
      <p>The best single fact came from a trial of one email in two lengths:</p>
      <Trial />
      <p>
        Next comes relevance. A review of 292 trials of every method there is found that a topic the
        reader cares about raised the odds of an answer to 2.44 times, a personalised letter to 1.16
        times (Edwards and others, BMJ 2002). Those were questionnaires by post; the coach says such
        things beside the figure.
      </p>
      <p>
        {evidence.conflicts} times two findings point different ways. One set of data likes short
        subjects, another those of 36 to 50 characters. We show both and say how we settled it.
      </p>
      <p>
        Much common advice did not hold up. Words that are said to trigger spam filters, the word
        “I”, a postscript, a line to opt out, one exclamation mark: we found nothing that would
        justify taking a point for any of them. So none is taken, and a test keeps it that way.
      </p>
      <p>
        The weights of the lines are our judgement, held against a set of emails in the order that
        an editor would put them. The score is an account of a text, and no forecast. Nobody who has
        only read your email can know whether it will be answered.
      </p>
    </>
  );
}
