import { leadIns, slowOpenings } from '../../../lexicon/wording/filler-sentences.ts';
import type { Email, Sentence } from '../../../document/email.ts';
import { isFiller } from '../../../document/sentences.ts';
import type { Candidate } from '../../candidate.ts';
import { cutSentence } from '../../wording/cut-sentence.ts';
import { cut } from '../../wording/cut.ts';

/** The first line has a rule of its own; elsewhere filler only makes the email longer. */
function ruleFor(email: Email, { start }: Sentence): string {
  return start === email.sentences[0]?.start ? 'filler-opener' : 'body-length';
}

function cutWhole(email: Email, sentence: Sentence): Candidate | null {
  if (!isFiller(sentence.text)) return null;
  const change = cutSentence(email, sentence);
  const rule = ruleFor(email, sentence);
  const reason =
    rule === 'filler-opener'
      ? 'The first line is what the inbox shows; this one could open any email.'
      : 'This could stand in any email; without it the rest is read sooner.';
  return change && { ...change, rule, reason };
}

/** "It should be noted that the work is done and that the data is safe": the second "that" leans on the opening. */
function carriesMore(leadIn: string, text: string): boolean {
  return (
    /\bthat\s*$/iu.test(leadIn) &&
    /\b(?:and|or|but)(?: also)? that\b/iu.test(text.slice(leadIn.length))
  );
}

function cutLeadIn(email: Email, sentence: Sentence): Candidate | null {
  for (const leadIn of leadIns) {
    const found = leadIn.exec(sentence.text)?.[0];
    if (found === undefined || carriesMore(found, sentence.text)) continue;
    return {
      ...cut(email, sentence.start, sentence.start + found.trimEnd().length),
      rule: ruleFor(email, sentence),
      reason: `“${found.trim()}” only delays the point.`,
    };
  }
  return null;
}

function hasten(email: Email, sentence: Sentence): Candidate | null {
  for (const [opening, shorter] of slowOpenings) {
    const found = opening.exec(sentence.text)?.[0];
    if (found === undefined || found === shorter) continue;
    return {
      field: 'body',
      start: sentence.start,
      end: sentence.start + found.length,
      after: shorter,
      rule: ruleFor(email, sentence),
      reason: `“${found.trim()}” takes its time; the point follows sooner now.`,
    };
  }
  return null;
}

/** Takes out sentences and openings that put off the point. */
export function cutFiller(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence) => {
    const candidate =
      cutWhole(email, sentence) ?? cutLeadIn(email, sentence) ?? hasten(email, sentence);
    return candidate ? [candidate] : [];
  });
}
