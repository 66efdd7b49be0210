import type { Email, Sentence } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';

const fewestWords = 3;

/** Where one request of a sentence ends and the next begins. */
const joint =
  /,?\s+(?:or|and)(?:\s+(?:alternatively|else|just|simply|you can(?: also)?|feel free to|please|kindly))*,?\s+(?=(?:reply|respond|forward|pass|call|ring|text|email|e-mail|message|book|schedule|pick|grab|choose|sign|click|visit|download|fill|point|connect|introduce|refer|direct|put me|give me|let me know|tell me|send me|drop me|contact|get in touch|reach out)\b)/giu;

function requestIn(email: Email, { start, end }: Sentence): boolean {
  return email.asks.some(({ sentence }) => start <= sentence.start && sentence.end <= end);
}

/** "Read it, watch it, or call me": without its end the list stops short. */
function isLastOfList({ text }: Sentence, index: number): boolean {
  return text[index] === ',' && /,\s+\p{Ll}+\s/u.test(text.slice(12, index));
}

function trimmed(email: Email, sentence: Sentence): Candidate[] {
  const joints = Array.from(sentence.text.matchAll(joint), ({ index }) => index);
  const close = /[.!?]*$/u.exec(sentence.text)?.[0].length ?? 0;
  const end = sentence.end - close;
  return joints.flatMap((index): Candidate[] => {
    const start = sentence.start + index;
    const before = sentence.words.filter((word) => word.end <= start).length;
    if (before < fewestWords || isLastOfList(sentence, index)) return [];
    const dropped = email.body.slice(start, end).replace(/^,?\s+(?:or|and),?\s+/iu, '');
    const quote =
      dropped.length > 50 ? `${dropped.slice(0, dropped.lastIndexOf(' ', 50))} …` : dropped;
    return [
      {
        field: 'body',
        start,
        end,
        after: '',
        rule: 'ask-count',
        reason: `One request is answered sooner than several; “${quote}” can wait.`,
      },
    ];
  });
}

/** "Book a demo or reply or forward this or call me" becomes "Book a demo". */
export function trimChain(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence) =>
    requestIn(email, sentence) ? trimmed(email, sentence) : [],
  );
}
