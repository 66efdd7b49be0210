import { composeEmail, score, type Brief } from '../../src/index.ts';
import { readTextOrNull, readTexts } from '../input/fields.ts';
import { jsonLines } from '../input/json-lines.ts';
import type { Line } from '../input/read-lines.ts';

/** An email from each brief, its score and what it leaves open. */
export const printLetters = jsonLines(readBrief, ({ id, brief, sender }) => {
  const { subject, body, open } = composeEmail(brief, sender);
  return { id, subject, body, open, score: score({ subject, body }).value };
});

function readBrief(line: Line) {
  const text = (name: string) => readTextOrNull(line, name) ?? '';
  const brief: Brief = {
    campaign: text('campaign'),
    category: text('category'),
    audience: text('audience'),
    tone: text('tone'),
    industry: text('industry'),
    companySize: text('company_size'),
    painPoints: readTexts(line, 'pain_points'),
    callToAction: text('call_to_action'),
    context: text('context'),
  };
  const sender = {
    name: text('sender_name'),
    company: text('sender_company'),
    signature: text('signature'),
  };
  return { id: line.id, brief, sender };
}
