import { symmetricEncrypt } from 'better-auth/crypto';
import type { Logger } from 'pino';
import { type Secrets, decryptWithAny } from '../secrets.ts';
import { mails } from '../observability/metrics.ts';
import { isRefused, type Transport } from './mailer.ts';
import type { Message } from './message.ts';

/**
 * A queue of mails that are tried again for up to half an hour, while their links are valid. They
 * are encrypted with the server's secret, because anybody who reads the database could use the
 * links.
 */
export function createMailQueue({ transport, log, secrets }: Options) {
  return {
    name: 'send-mail',
    retryDelay: 30,
    retryLimit: 6,
    seal: async (message: Message) => ({
      sealed: await symmetricEncrypt({ key: secrets[0], data: JSON.stringify(message) }),
    }),
    run: async (data: object): Promise<void> => {
      const sealed = 'sealed' in data && typeof data.sealed === 'string' ? data.sealed : '';
      const message = JSON.parse(await decryptWithAny(sealed, secrets)) as Message;
      try {
        await transport(message);
        mails.inc({ outcome: 'sent' });
      } catch (error) {
        if (!isRefused(error)) throw error;
        mails.inc({ outcome: 'failed' });
        log.error({ err: error, mail: message.subject }, 'mail not sent');
      }
    },
  };
}

type Options = { readonly transport: Transport; readonly log: Logger; readonly secrets: Secrets };
