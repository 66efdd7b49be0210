import type { LedgerLine } from '../../score/score.ts';
import { rules } from '../../rules/rules.ts';
import { inTenths } from '../words/in-tenths.ts';
import { describeLine } from './describe-line.ts';
import type { EmailInView } from './email-in-view.ts';

const mostLines = 3;
const mostStrengths = 3;

/** The score and the lines that win most. */
export function describeWhole({ email, score }: EmailInView): string[] {
  const { value, band, lines } = score;
  const words = `${email.words.length} ${email.words.length === 1 ? 'word' : 'words'}`;
  if (lines.length === 0)
    return [
      `Your latest email (${words}) scores ${inTenths(value)} of 10; nothing in it costs anything.`,
    ];
  const first = [...lines].sort(byGain).slice(0, mostLines);
  return [
    `Your latest email (${words}) scores ${inTenths(value)} of 10, ${band}. ${first.length === 1 ? 'One line is worth mending' : 'Mend these first'}:`,
    first.map((line) => `- ${describeLine(line)}`).join('\n'),
    ...strengths(score.lines),
  ];
}

/** The dearest rules that took nothing. */
function strengths(lines: readonly LedgerLine[]): string[] {
  const kept = rules.filter(({ id }) => !lines.some(({ rule }) => rule === id));
  const names = kept.slice(0, mostStrengths).map(({ name }) => `**${name}**`);
  return names.length < mostStrengths
    ? []
    : [`Nothing is lost on ${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}.`];
}

function byGain(one: LedgerLine, other: LedgerLine): number {
  return other.wins - one.wins || one.points - other.points;
}
