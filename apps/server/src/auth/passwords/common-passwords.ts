import { dictionary } from '@zxcvbn-ts/language-common';

const productWords = ['replysmith', 'coldemail'];

/** In lower case. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'],
  ...productWords,
]);
