// A reader says yes to "is this of use?" sooner than to half an hour with a stranger; with no ask there is nothing to answer. C1, C6.
import { asksForWork, endsTheMatter, isQuestion, namesATime } from '../../document/asks.ts';
import type { Ask, AskKind, Email } from '../../document/email.ts';
import type { Finding, Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

type Verdict = Omit<Finding, 'spans'>;

const question = 'Ask one small question they can answer from a phone: “Is this on your list?”';

const verdicts: Readonly<Record<Exclude<AskKind, 'interest'>, Verdict>> = {
  question: {
    loss: 0.1,
    reason: 'A specific question is easy to answer; one about their interest is easier still.',
    fix: 'Ask whether it is of interest, or whether you may send more.',
  },
  referral: {
    loss: 0.5,
    reason:
      'You ask the reader to find you somebody else, which is work with nothing in it for them.',
    fix: question,
  },
  open: {
    loss: 0.58,
    reason: 'An open request leaves the reader to work out what you want to hear.',
    fix: question,
  },
  action: {
    loss: 0.65,
    reason: 'You ask for a job to be done before the reader has said they care.',
    fix: question,
  },
  meeting: {
    loss: 0.65,
    reason:
      'You ask a stranger for time. A small question about interest is answered more often than a request for a meeting.',
    fix: question,
  },
  calendar: {
    loss: 0.8,
    reason: 'A booking link asks for time and leaves the work of choosing it to the reader.',
    fix: question,
  },
};

const work: Verdict = {
  loss: 0.85,
  reason:
    'You ask for several things to be done or sent at once, by somebody who owes you nothing.',
  fix: question,
};

const fix = 'End on one small question about whether this is of interest.';
const nothing: Finding = {
  loss: 1,
  spans: [],
  measure: 'No question, no request',
  reason: 'The reader reaches the end and is asked nothing, so there is nothing to answer.',
  fix,
};

function missing({ sentences }: Email): Finding {
  const questions = sentences.filter(isQuestion);
  if (questions.length === 0) return nothing;
  return {
    loss: 1,
    spans: spansIn('body', questions),
    reason: 'A question for effect wants no answer, and nothing else is asked.',
    fix,
  };
}

export const askKind: Rule = {
  id: 'ask-kind',
  name: 'The ask',
  points: 14,
  evidence: ['C1', 'C2', 'C6', 'C8', 'K10'],
  check(email) {
    if (endsTheMatter(email)) return null;
    const ask = mainAsk(email);
    if (!ask) return missing(email);
    if (ask.kind === 'interest' || isInterviewForRole(email, ask)) return null;
    const isMany =
      ask.kind === 'action' && email.asks.filter(({ kind }) => kind === 'action').length > 1;
    const verdict = isMany || asksForWork(ask) ? work : verdicts[ask.kind];
    return { ...verdict, spans: spansIn('body', [ask]) };
  },
};

const role =
  /\bappl(?:y|ying|ied|ication)\b|\b(?:role|position|vacancy|opening|internship|job)\b/iu;

/** Who advertised a role has asked for the conversation; only a time named for them costs. C1 was counted on selling. */
function isInterviewForRole({ reading, seenBody }: Email, { kind, sentence }: Ask): boolean {
  return (
    reading.profile === 'job_search' &&
    kind === 'meeting' &&
    !namesATime(sentence) &&
    role.test(seenBody)
  );
}

/** The dearest ask, since the reader weighs that one; a small question or a way out only when there is no other. */
const dearestFirst: readonly AskKind[] = [
  'calendar',
  'meeting',
  'action',
  'open',
  'interest',
  'question',
  'referral',
];

function mainAsk({ asks }: Email): Ask | undefined {
  const dearest = dearestFirst.find((kind) => asks.some((ask) => ask.kind === kind));
  return asks.find(({ kind }) => kind === dearest);
}
