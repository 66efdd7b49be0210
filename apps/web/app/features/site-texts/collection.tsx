import { periods } from '@replysmith/contract';
import { RuledRows } from './ruled-rows.tsx';

const cookies = [
  {
    name: 'Your session',
    text: `Keeps you signed in. ${periods.sessionDays} days after the last use, and ${periods.longestSessionDays} days in all.`,
  },
  {
    name: 'Between password and code',
    text: `With two-factor sign-in alone. ${periods.secondFactorMinutes} minutes at most.`,
  },
  {
    name: 'A browser that is known',
    text: `Says that an account was signed in to here before, so that a stranger’s guesses do not lock you out. It opens nothing. ${periods.knownBrowserDays} days.`,
  },
  {
    name: 'The sidebar',
    text: `Whether you folded it. ${periods.sidebarDays} days.`,
  },
];

function BrowserStorage() {
  return (
    <>
      <h3>What stays in your browser</h3>
      <p>
        The score is counted in your browser: what you type on the front page is not sent. Text that
        you have not sent yet, the theme you chose, how you left a list and whether somebody is
        signed in here are kept in the browser’s own storage; signing out clears what is yours.
        There are four cookies, none for advertising or for following you elsewhere:
      </p>
      <RuledRows rows={cookies} />
      <p>
        Pages load nothing from other companies: no fonts, no scripts, no counters. So there is no
        banner to click away.
      </p>
    </>
  );
}

export function Collection() {
  return (
    <>
      <h3>What you give us</h3>
      <ul>
        <li>
          Your account: name, email address, and a password, of which only a salted hash is kept.
        </li>
        <li>
          Your profile, as far as you fill it in: company, email signature, and your preferences.
        </li>
        <li>
          Your work: emails and questions that you send to the coach and what it answers, templates
          and folders, campaigns, workflows, and the conversation with the help chat.
        </li>
        <li>What you note of emails you sent: subject, recipient, score, and what came of it.</li>
        <li>
          What others are called in those texts. You decide whom you write about; we keep it for
          you, and do nothing with it but what you ask for.
        </li>
      </ul>
      <h3>What your use leaves behind</h3>
      <ul>
        <li>
          For each place where you are signed in: when, from which network address, and with which
          browser.
        </li>
        <li>
          For each AI request: when, of which kind, who wrote the answer, how long it was, and
          whether it counted. For each optimized email: the scores before and after, and what cost
          points.
        </li>
        <li>
          Which of your templates were used, which tips you were shown, and what you did then.
        </li>
        <li>
          How fast pages loaded, what broke on them, and whether a help article helped you. Email
          addresses, account numbers and quoted text are taken out before any of it is kept. Of
          visitors without an account there is only a sum for the day.
        </li>
        <li>
          How often a network address or an account tried to sign in or asked for a mail, so that
          guessing passwords does not pay.
        </li>
        <li>
          In the server’s log: sign-ins, changes to an account’s security and errors, by the number
          of the account.
        </li>
        <li>
          If you buy a plan: its name, its period, and the numbers under which the payment provider
          knows you. Card details never reach us.
        </li>
      </ul>
      <BrowserStorage />
      <p>
        We read nobody’s mailbox and send no mail in your name. You copy what you want to send and
        send it yourself.
      </p>
    </>
  );
}
