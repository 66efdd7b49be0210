import type { WeighedBlank } from '@replysmith/coach';
import { bandOf, findBlanks, scoreBasis, verdictOf } from '@replysmith/coach/light';
import type { EmailText, RewriteChoices } from '@replysmith/contract';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import type { Ref } from 'react';
import { ScoreVerdict } from '../../../components/band.tsx';
import { Button } from '../../../components/button.tsx';
import { Ledger, LedgerSum, quoteOrFact } from '../../../components/ledger.tsx';
import { ScoreRing } from '../../../components/score-ring.tsx';
import { ScoreTrust } from '../../../components/score-trust.tsx';
import { tenths } from '../../../lib/words.ts';
import type { ScoredLine } from '../../../data/coach/answers.ts';
import { keep, putBack } from '../changes/choices.ts';
import { LineReason } from '../changes/line-reason.tsx';
import { type ScoreBreakdown, type ResultLine, openWins } from './score-breakdown.ts';
import type { ResultParts } from './result-parts.tsx';
import layout from './result-layout.module.css';

type VerdictProps = ResultParts & {
  /** The score has just come, so the ring fills once it is visible. */
  fills: boolean;
  isSeen: boolean;
  ring: Ref<HTMLDivElement>;
  /** Whether blanks are still open. */
  isOpen: boolean;
};

/** The ring, the remaining losses, what was won, and the sum. */
export function Verdict({ fills, isSeen, ring, isOpen, ...parts }: VerdictProps) {
  const { highlight, revision, blanks, isUnsure } = parts;
  const { before, value, lost, won, taken, unmoved, isComposed } = parts.breakdown;
  const was = isComposed ? '' : `, before ${tenths(before)}`;

  return (
    <div className={layout.verdict}>
      <div ref={ring} className={layout.ring}>
        <ScoreRing
          value={value}
          gained={isComposed ? 0 : Math.max(0, value - before)}
          lost={lost.map(({ number, points }) => ({ number, points: -points }))}
          highlight={highlight.number}
          format={tenths}
          outOf="10"
          fills={fills}
          isHeld={fills && !isSeen}
          label={`Score ${tenths(value)} of 10${was}. ${tenths(100 - value)} is still lost.`}
        />
        <ScoreVerdict
          band={bandOf(value)}
          verdict={verdictOf(value)}
          isSoFar={isOpen}
          isUnsure={isUnsure}
        />
      </div>
      <div className={layout.breakdown}>
        <h3 className={`small ink-2 strong ${layout.lostHeading}`}>Still lost</h3>
        <Ledger
          label="Still lost"
          highlight={highlight}
          format={tenths}
          lines={lost.map((line) => ({
            number: line.number,
            name: line.name,
            points: line.points,
            ...quoteOrFact(line),
            reason: <LineReason line={{ ...line, wins: winsOfLine(line, revision, blanks) }} />,
          }))}
        />
        <ChangeLedger {...parts} title="Won back" lines={won} />
        <ChangeLedger {...parts} title="Costs more now" lines={taken} />
        <ChangeLedger {...parts} title="Also changed" lines={unmoved} />
        <LedgerSum reckoning={reckoning(parts.breakdown)} total={tenths(value)} />
        <ScoreTrust basis={scoreBasis} format={tenths} outOf="10" />
      </div>
    </div>
  );
}

/**
 * How the sum is made up: "6.1 + 3.2". It starts at 10 where there was no email before or nothing
 * moved.
 */
export function reckoning({
  before,
  value,
  isComposed,
}: Pick<ScoreBreakdown, 'before' | 'value' | 'isComposed'>): string {
  const start = isComposed || value === before ? 100 : before;
  return `${tenths(start)} ${value > start ? '+' : '−'} ${tenths(Math.abs(value - start))}`;
}

/** What following a line's advice would win; for blanks, their worth. */
export function winsOfLine(
  { spans, wins }: Pick<ScoredLine, 'spans' | 'wins'>,
  text: EmailText,
  blanks: readonly WeighedBlank[],
): number {
  const isAboutBlanks = spans.every(({ field, start, end }) =>
    findBlanks(text[field] ?? '').some((blank) => blank.start === start && blank.end === end),
  );
  return spans.length > 0 && isAboutBlanks ? openWins(blanks) : wins;
}

type ChangeLedgerProps = Pick<ResultParts, 'choices' | 'applied' | 'choose' | 'highlight'> & {
  title: string;
  lines: readonly ResultLine[];
};

/** Lines that changes affect or answer, each with buttons to keep or put back its changes. */
function ChangeLedger({ title, lines, choices, applied, choose, highlight }: ChangeLedgerProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={`small ink-2 strong ${layout.lostHeading}`}>{title}</h3>
      <Ledger
        label={title}
        highlight={highlight}
        format={tenths}
        lines={lines.map((line) => ({
          number: line.number,
          name: line.name,
          points: line.points === 0 ? undefined : line.points,
          fact: factOf(line, applied),
          isOff: line.isOff,
          actions:
            line.changes.length > 0 ? (
              <KeepOrPutBack line={line} choices={choices} choose={choose} />
            ) : null,
        }))}
      />
    </>
  );
}

type KeepOrPutBackProps = Pick<ResultParts, 'choices' | 'choose'> & { line: ResultLine };

/** Keeps or puts back all changes that answer one ledger line. */
function KeepOrPutBack({ line, choices, choose }: KeepOrPutBackProps) {
  const ids = line.changes.map(({ id }) => id);
  return (
    <span className={layout.pair}>
      <Button
        variant="quiet"
        size="small"
        shape="icon"
        aria-label={`Keep change ${String(line.number)}`}
        aria-pressed={line.retained === ids.length}
        onClick={() => choose(keep(choices, ids))}
      >
        <IconCheck size={16} stroke={2} aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="small"
        shape="icon"
        aria-label={`Put back change ${String(line.number)}`}
        aria-pressed={line.retained === 0}
        onClick={() => choose(putBack(choices, ids))}
      >
        <IconArrowBackUp size={16} stroke={1.5} aria-hidden />
      </Button>
    </span>
  );
}

type Line = Pick<ResultLine, 'retained' | 'offers' | 'isAnswered' | 'isOff' | 'own'> & {
  readonly changes: readonly Pick<ResultLine['changes'][number], 'field'>[];
};

/**
 * Which of a line's changes count, and what the writer did for it. A line without its own changes
 * comes with another one.
 */
export function factOf(line: Line, choices: RewriteChoices): string | undefined {
  const { changes, offers, isAnswered } = line;
  const own = [
    offers > 0 && (offers === 1 ? 'An offer you took' : `${String(offers)} offers you took`),
    isAnswered && 'Your answer',
    changes.length > 0 && factOfChanges(line, choices),
  ].filter((fact) => typeof fact === 'string');
  if (changes.length > 0 || own.length > 0) return own.join('. ') || undefined;
  const what = ownWords(choices);
  if (line.own === 'all') return `Comes with ${what}`;
  if (line.own === 'part') return `Comes with the changes and ${what}`;
  return choices.subject === null ? 'Comes with the changes' : undefined;
}

function factOfChanges(
  { changes, retained, isOff }: Line,
  { subject }: Pick<RewriteChoices, 'subject'>,
): string | undefined {
  if (subject !== null && changes.every(({ field }) => field === 'subject')) return 'Your pick';
  if (retained === changes.length) return undefined;
  if (retained === 0) return isOff ? 'Put back' : undefined;
  return `${String(retained)} of ${String(changes.length)} changes kept`;
}

function ownWords({ taken, blanks, answers }: RewriteChoices): string {
  const written = [...Object.values(blanks), ...Object.values(answers)];
  const isFilled = written.some((value) => value.trim() !== '');
  if (taken.length === 0) return 'what you filled in';
  return isFilled ? 'what you decided' : 'what you took';
}
