import type { EvidenceTally } from '../evidence-tally.ts';
import { EvidenceAccount } from './evidence-account.tsx';

type StoryProps = { evidence: EvidenceTally };

export function Story({ evidence }: StoryProps) {
  return (
    <>
      <p>
        It began with a question: of all the advice about cold email, how much has anybody measured?
        So we collected what was published, from randomised trials to vendors’ blogs, and wrote down
        for each finding how many emails it rests on, who counted, and what speaks against it.
      </p>
      <EvidenceAccount evidence={evidence} />
      <p>
        The best single fact is a trial with 7,002 school-board members: a 49-word email was
        answered by 4.8%, a 127-word version of it by 2.7%. Next comes relevance. Over 292 trials a
        topic that the reader cares about raised the odds of an answer to 2.44 times, and a
        personalised letter to 1.16 times. The first was a survey and the second went by post; the
        coach says such things beside the figure.
      </p>
      <p>
        {evidence.conflicts} times two findings point different ways. One set of data likes short
        subjects, another those of 36 to 50 characters. We show both and say how we settled it.
      </p>
      <p>
        Much of what everybody repeats had nothing behind it. “I hope this finds you well”, words
        that are said to trigger spam filters, a single exclamation mark, the word “I”: we looked
        for a measurement of what they do to replies, and found none that would justify a penalty.
        So none of them gets one as such.
      </p>
      <p>
        The weights of the lines are our judgement, held against emails that an editor had put in
        order. The score is an account of a text, and no forecast. Nobody who has only read your
        email can know whether it will be answered.
      </p>
    </>
  );
}
