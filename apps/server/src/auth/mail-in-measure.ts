import type { Database } from '../db/database.ts';
import type { AuthMail } from './auth-mail.ts';
import { countTry } from './count-try.ts';

/** The mails that anybody can have sent to any address. */
const asked = ['verifyEmail', 'resetPassword', 'addressInUse'] as const;

/** Sends each of them a few times an hour to an address, and no more: nobody is told. */
export function mailInMeasure(mail: AuthMail, db: Database): AuthMail {
  const measured = asked.map((kind) => {
    const send: AuthMail[typeof kind] = async (to, link) => {
      if (!(await countTry(db, kind, to.email, new Date()))) await mail[kind](to, link);
    };
    return [kind, send] as const;
  });
  return { ...mail, ...Object.fromEntries(measured) };
}
