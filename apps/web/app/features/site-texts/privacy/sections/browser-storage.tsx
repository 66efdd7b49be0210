import { periods } from '@replysmith/contract';
import { RuledRows } from '../../words/ruled-rows.tsx';

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

export function BrowserStorage() {
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
