import { lengths, periods, trashDays } from '@replysmith/contract';
import { RuledRows } from './ruled-rows.tsx';

type RetentionProps = { backupDays: number | null };

const kept = [
  {
    name: 'Your account and your work',
    text: 'Until you delete it.',
  },
  {
    name: 'Figures of your use: requests, scores, tips, templates used',
    text: 'As long as your account.',
  },
  {
    name: 'Deleted templates, chats, campaigns and workflows, and sent emails that you took back',
    text: `${trashDays} days in the trash, then for good; templates and chats at once if you say so.`,
  },
  {
    name: 'Earlier texts of a template',
    text: `The latest ${lengths.templateVersions}.`,
  },
  {
    name: 'The help chat',
    text: `The latest ${lengths.helpMessages} messages, or until you clear it.`,
  },
  {
    name: 'The log of your workflows',
    text: `The latest ${lengths.workflowExecutions} runs.`,
  },
  {
    name: 'Reports of speed and errors',
    text: `${periods.reportDays} days.`,
  },
  {
    name: 'Sessions and network addresses',
    text: `Every night, sessions that have ended and attempts older than ${periods.attemptDays} days are deleted.`,
  },
  {
    name: 'The server’s log',
    text: 'Only as long as finding faults and misuse takes.',
  },
  {
    name: 'What you paid',
    text: 'As long as tax law demands, with the payment provider.',
  },
];

export function Retention({ backupDays }: RetentionProps) {
  return (
    <>
      <RuledRows rows={kept} />
      <p>
        With your account, everything in the database that names you is deleted in one step; the
        digest of the address by which guesses were counted follows in a night or two. Mails that
        were sent and backups that were made before are out of its reach
        {backupDays === null ? '.' : `; a backup is overwritten after ${backupDays} days.`}
      </p>
    </>
  );
}
