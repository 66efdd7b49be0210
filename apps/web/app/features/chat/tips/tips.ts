/** Why somebody was led to the chat. */
export type TipContext = 'first-optimization' | 'optimization-help';

type Tip = {
  title: string;
  lines: readonly string[];
  /** Said once on arriving. */
  welcome: { title: string; message: string };
};

export const tips: Readonly<Record<TipContext, Tip>> = {
  'first-optimization': {
    title: 'Your first email',
    lines: [
      'Paste an email you mean to send, with its subject line first: “Subject: …”.',
      'The score follows your typing and costs nothing; Optimize uses one request.',
      'Each point lost names its words and its reason. Each change can be put back.',
    ],
    welcome: {
      title: 'Welcome to the chat',
      message: 'Paste an email to begin, or try the sample.',
    },
  },
  'optimization-help': {
    title: 'Getting more out of a rewrite',
    lines: [
      'Work down the ledger from the top: the first line costs the most.',
      'What stands in [fill in: …] is a fact only you know; the rewrite invents none.',
      'Then ask a question, or let a simulated reader reply: both are free.',
    ],
    welcome: {
      title: 'Tips are on the page',
      message: 'They stand above the messages until you dismiss them.',
    },
  },
};
