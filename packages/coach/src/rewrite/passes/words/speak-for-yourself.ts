import type { Email, Paragraph, Sentence } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';

/** What one person feels or thinks; who saw or did something is a fact, and stays as it is told. */
const personal =
  /^We(?:(?:['’]d| would) (?:love|like|be happy|be glad)| (?:think|thought|believe|wanted|hope)|(?: were| are|['’]re) (?:wondering|keen|curious|hoping))\b/u;
const speaksForSeveral = /\b(?:we|us|our|ours|ourselves)\b/iu;
const severalSign = /\b(?:team|group|and|&)\b/iu;

function inFirstPerson(opening: string): string {
  return opening
    .replace(/^We['’]re\b/u, (found) => `I${found.charAt(2)}m`)
    .replace(/^We were\b/u, 'I was')
    .replace(/^We are\b/u, 'I am')
    .replace(/^We\b/u, 'I');
}

function toFirstPerson(paragraph: Paragraph, sentence: Sentence): Candidate[] {
  const opening = personal.exec(sentence.text)?.[0];
  if (!opening || speaksForSeveral.test(paragraph.text.replace(opening, ''))) return [];
  return [
    {
      field: 'body',
      start: sentence.start,
      end: sentence.start + opening.length,
      after: inFirstPerson(opening),
      rule: 'reader-focus',
      reason: 'One person writes and one person reads; “we” sounds like a company.',
    },
  ];
}

/** Turns "we hope" into "I hope", unless the paragraph speaks for a company or several people sign. */
export function speakForYourself(email: Email): Candidate[] {
  if (severalSign.test(email.signature?.text.split('\n')[0] ?? '')) return [];
  return email.paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap((sentence) => toFirstPerson(paragraph, sentence)),
  );
}
