import type { WrittenEmail } from './written-email.ts';

/** Where an email can be opened as a new one. */
export type MailProgram = 'gmail' | 'outlook' | 'outlook-com' | 'mail-app';

export type ComposeLink = {
  readonly url: string;
  /** What of the email the address has room for. */
  readonly carries: 'email' | 'subject' | 'nothing';
  /** How long an address with all of it is, encoded, and how long it may be. */
  readonly needed: number;
  readonly longest: number;
};

type Program = {
  readonly address: string;
  readonly subject: string;
  /** Of an encoded address. Longer ones are cut off or refused. */
  readonly longest: number;
  readonly lineBreak: string;
};

const programs: Readonly<Record<MailProgram, Program>> = {
  gmail: {
    address: 'https://mail.google.com/mail/?view=cm&fs=1',
    subject: 'su',
    longest: 6_000,
    lineBreak: '\n',
  },
  outlook: {
    address: 'https://outlook.office.com/mail/deeplink/compose',
    subject: 'subject',
    longest: 6_000,
    lineBreak: '\n',
  },
  'outlook-com': {
    address: 'https://outlook.live.com/mail/0/deeplink/compose',
    subject: 'subject',
    longest: 6_000,
    lineBreak: '\n',
  },
  'mail-app': { address: 'mailto:', subject: 'subject', longest: 1_800, lineBreak: '\r\n' },
};

/** The address that opens an email in a mail program, with as much of it as fits. */
export function composeLink(to: MailProgram, { subject, body }: WrittenEmail): ComposeLink {
  const program = programs[to];
  const named = subject === null ? {} : { [program.subject]: oneLine(subject) };
  const lines = body.replaceAll(/\r\n?|\n/gu, program.lineBreak);
  const { longest } = program;
  const whole = addressOf(program, { ...named, body: lines });
  const measured = { needed: whole.length, longest };
  if (whole.length <= longest) return { ...measured, url: whole, carries: 'email' };
  const empty = addressOf(program, named);
  if (subject !== null && empty.length <= longest) {
    return { ...measured, url: empty, carries: 'subject' };
  }
  return { ...measured, url: addressOf(program, {}), carries: 'nothing' };
}

/** A header stands on one line: what follows a break would be read as another header. */
function oneLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function addressOf({ address }: Program, fields: Readonly<Record<string, string>>): string {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encode(value)}`);
  if (query.length === 0) return address;
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}${query.join('&')}`;
}

/** Half of a surrogate pair has no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
