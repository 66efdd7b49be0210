import { expect, it } from 'vitest';
import { plainVoice, wordsOf } from '../recipient/voices.ts';
import type { ConcernId } from '../recipient/reply.ts';
import { asksAbout } from './speech.ts';

it.each<[ConcernId, string, string]>([
  ['proof', 'Who else has done this?', 'What would this look like for a team such as ours?'],
  ['price', 'What does a tray cost?', 'Who would do the work?'],
  ['source', 'Where does the 38% come from?', 'What would we pay?'],
  ['data', 'Where is our data stored?', 'When could we begin?'],
  ['traction', 'How is revenue growing?', 'Why did you write to us?'],
])('of %s: “%s” asks it and “%s” does not', (concern, question, other) => {
  expect(asksAbout(question, concern)).toBe(true);
  expect(asksAbout(other, concern)).toBe(false);
});

it('takes no statement for a question', () => {
  expect(asksAbout('The price is fine. Shall we?', 'price')).toBe(false);
});

it('knows every question that anybody might ask', () => {
  for (const [situation, lines] of Object.entries(plainVoice)) {
    if (!situation.startsWith('ask_')) continue;
    const concern = situation.slice('ask_'.length) as ConcernId;
    for (const line of lines.map(wordsOf)) expect(asksAbout(line, concern), line).toBe(true);
  }
});
