import type { EvidenceCard } from '../evidence-card.ts';

export const askCards = {
  C1: {
    finding:
      'In first emails, asking whether there is interest worked better than asking for a meeting or leaving the request open.',
    sample: '304,174 emails',
    source: 'Gong Labs, as retold by others',
    url: 'https://getgangly.com/blog/cold-email-call-to-action',
    year: null,
    strength: 'medium',
    caveat: 'The order is repeated by all; the figures differ with each retelling.',
  },
  C2: {
    finding:
      'An interest question was answered 11.4% of the time, a meeting request 5.0%, a calendar link 3.1%.',
    sample: '500 emails',
    source: 'Gangly',
    url: 'https://getgangly.com/blog/cold-email-reply-rate-study',
    year: 2026,
    strength: 'weak',
    caveat: 'Very small, one vendor.',
  },
  C3: {
    finding: 'One thing to click in place of a menu raised clicks from 0.21% to 0.41%.',
    sample: '329,829 recipients',
    source: 'NextAfter, experiment 124980',
    url: 'https://www.nextafter.com/experiments/how-reducing-the-number-of-calls-to-action-impacted-clicks-in-a-cultivation-message/',
    year: 2023,
    strength: 'medium',
    caveat: 'Randomised, but clicks of supporters who knew the sender.',
  },
  C4: {
    finding:
      'Each further word, idea or request makes it less likely that a busy reader acts at all.',
    sample: null,
    source: 'Rogers, summary of several trials',
    url: 'https://trustedlibrary.com/digests/BRJ06kfBE7E/',
    year: null,
    strength: 'medium',
    caveat: 'Seen as a digest of a talk.',
  },
  C5: {
    finding:
      'Mail with one to three questions was answered 50% more than mail with none; eight or more did worse than three.',
    sample: '40 million emails',
    source: 'Boomerang, reported by Multibriefs',
    url: 'http://exclusive.multibriefs.com/content/heres-how-to-craft-the-perfect-email/communications',
    year: 2016,
    strength: 'medium',
    caveat: 'All kinds of mail.',
  },
  C6: {
    finding:
      'Whether a message asks for something is among the things that decide if it is answered.',
    sample: null,
    source: 'Dabbish and others',
    url: 'https://fr.scribd.com/document/287252353/Understanding-Email-Use-Predicting-Action-on-a-Message',
    year: null,
    strength: 'medium',
    caveat: 'Surveys about mail at work; who writes mattered too.',
  },
  C8: {
    finding: 'People who first did a small favour by email more often agreed to a larger one.',
    sample: '50 students',
    source: 'Guéguen',
    url: 'https://vdocuments.net/foot-in-the-door-technique-and-computer-mediated-communication.html',
    year: 2002,
    strength: 'weak',
    caveat: 'Small and old.',
  },
  C7: {
    finding:
      'Telling people they are free to refuse raised agreement in experiments, though hardly in the most careful ones.',
    sample: '52 experiments with 19,528 people',
    source: 'Meta-Psychology',
    url: 'https://open.lnu.se/index.php/metapsychology/article/view/2640',
    year: null,
    strength: 'medium',
    caveat: 'Stronger face to face; a way out earns and costs nothing here.',
  },
  K10: {
    finding:
      'People put off mail that asks for careful reading or for opening links and attachments.',
    sample: null,
    source: 'Sarrafzadeh and others',
    url: 'https://online.documentine.com/3-unread-emails/3/characterizing-and-predicting-email-deferral-behavior.html',
    year: 2019,
    strength: 'medium',
    caveat: 'Mail at work, not mail from strangers.',
  },
} as const satisfies Record<string, EvidenceCard>;
