import { answerQuestion } from '../../src/index.ts';
import { readEmailFile } from '../input/read-file.ts';
import { listed } from './listed.ts';
import { wrap } from './wrap.ts';

const width = 88;

/** An answer to a question, with the email in the file in view if there is one. */
export async function printAnswer(question: string, file?: string): Promise<string> {
  const latest = file === undefined ? undefined : await readEmailFile(file);
  const { text, citations, evidence, followUps } = answerQuestion(question, { latest });
  const parts = [
    ...text.split('\n').flatMap((line) => wrap(line, width)),
    ...listed(
      'From',
      citations.map(({ title, quote }) => `${title}: “${quote}”`),
    ),
    ...listed('Evidence', evidence.length > 0 ? [evidence.join(', ')] : []),
    ...listed('Ask next', followUps),
  ];
  return `${parts.join('\n')}\n`;
}
