import {
  formatDraft,
  review,
  type Edit,
  type Offer,
  type Question,
  type Review,
} from '../../src/index.ts';
import { readEmailFile } from '../input/read-file.ts';
import { describeReading } from './describe-reading.ts';
import { listed } from './listed.ts';

/** The better text of one email, what was changed in it, and what is left to its writer. */
export async function printRewrite(file: string): Promise<string> {
  return rewritten(review(await readEmailFile(file)));
}

function rewritten({ subject, body, before, after, ...found }: Review): string {
  const head =
    before.value === after.value
      ? `It stays at ${after.value}, ${after.band}.`
      : `It goes from ${before.value} to ${after.value}, ${after.band}.`;
  const parts = [
    formatDraft({ subject, body }).trimEnd(),
    ...['', describeReading(before.reading), head],
    ...listed('What works', found.strengths),
    ...listed('Changed', found.edits.map(describeEdit)),
    ...listed('You may also', found.offers.map(describeOffer)),
    ...listed('Only you know', found.questions.map(describeQuestion)),
  ];
  return `${parts.join('\n')}\n`;
}

function describeEdit({ reason, ...edit }: Edit): string {
  return `${describeChange(edit)}: ${reason}`;
}

function describeOffer({ reason, gain, edits }: Offer): string {
  const worth = gain > 0 ? `, wins ${gain}` : gain < 0 ? `, costs ${-gain}` : '';
  return `${edits.map(describeChange).join('; ')}${worth}: ${reason}`;
}

function describeQuestion({ question, example, wins }: Question): string {
  return `${question} Wins up to ${wins}. For instance: ${example}`;
}

function describeChange({ before, after }: Pick<Edit, 'before' | 'after'>): string {
  const [old, now] = [before, after].map((text) => `“${text.replace(/\s+/gu, ' ').trim()}”`);
  if (after.trim() === '') return `leave out ${old}`;
  return before.trim() === '' ? `add ${now}` : `${old} becomes ${now}`;
}
