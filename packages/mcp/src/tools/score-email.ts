import { misread } from '@replysmith/contract';
import { z } from 'zod';
import {
  circumstances,
  citing,
  draftOf,
  email,
  evidence,
  listed,
  paragraphs,
  scoreValue,
  verdict,
  verdictFor,
} from '../email.ts';
import { tool } from '../tool.ts';

const LedgerLine = z.object({
  rule: z.string(),
  name: z.string(),
  points: z.int().max(0).describe('What it costs. 100 and the points of all lines make the score.'),
  quote: z
    .string()
    .describe('The words that cost points, or a measured fact where none can be quoted.'),
  reason: z.string(),
  fix: z.string(),
  wins: scoreValue.describe('What following the fix wins by itself.'),
  evidence,
});

export const scoreEmail = tool({
  name: 'score_email',
  title: 'Score an email',
  description:
    'Scores a cold email from 0 to 100 and says for every point lost which words cost it, why, what would mend it and which published finding it rests on. Use it before sending or changing an outreach email, and again after a change. It changes nothing; rewrite_email does.',
  input: z.strictObject({ ...email, ...circumstances }),
  output: z.object({
    ...verdict,
    version: z.string().describe('Scores of different versions are not compared.'),
    read_as: z
      .object({
        language: z.string(),
        kind: z.string(),
        stage: z.string(),
        profile: z.string(),
      })
      .describe('What the text was taken for; give stage or profile where a guess is wrong.'),
    ledger: z.array(LedgerLine).describe('Costliest first.'),
  }),
  run: async (given, { coach }) => {
    const score = await coach.score(draftOf(given));
    const { language, kind, stage, profile } = score.reading;
    return {
      ...verdictFor(score),
      version: score.version,
      read_as: { language, kind, stage, profile },
      ledger: (misread(score.reading) === null ? score.lines : []).map(
        ({ quote, rule, name, points, reason, fix, wins, evidence: ids }) => ({
          ...{ rule, name, points, quote, reason, fix, wins },
          evidence: [...ids],
        }),
      ),
    };
  },
  toText: ({ score, verdict: words, band, read_as, ledger, is_provisional, is_unsure }) =>
    paragraphs(
      band === 'unjudged'
        ? words
        : `${score} of 100: ${words}${is_provisional ? ', until its blanks are filled in' : ''}.`,
      is_unsure && band !== 'unjudged'
        ? 'It is unlike the emails the score was fitted to, so it may well be wrong.'
        : '',
      `Read as ${read_as.kind}, ${read_as.stage}, ${read_as.profile}.`.replaceAll('_', ' '),
      listed(
        'What costs points',
        ledger.map(
          (line) =>
            `${line.name}, ${line.points}${line.quote === '' ? '' : ` (${line.quote})`}: ${line.reason} ${line.fix} (+${line.wins})${citing(line.evidence)}`,
        ),
      ),
    ),
});
