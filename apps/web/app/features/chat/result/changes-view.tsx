import { applyEdits, fillBlanks, fillPieces, findBlanks } from '@replysmith/coach/light';
import type { EmailText, Optimization, RewriteChoices } from '@replysmith/contract';
import { IconArrowBackUp, IconCheck, IconPencil } from '@tabler/icons-react';
import { Button } from '../../../components/button.tsx';
import { ChangedText } from '../../../components/changed-text.tsx';
import type { TextChange } from '../../../components/diff.ts';
import { EmailSheet } from '../../../components/sheet.tsx';
import type { Mark } from '../../../components/marks.ts';
import type { Edits, ScoredLine } from '../../../data/coach/answers.ts';
import { keep, leave, putBack } from '../changes/choices.ts';
import type { ScoreBreakdown } from './score-breakdown.ts';
import type { ResultParts } from './result-parts.tsx';

const pickedSubject = 'picked-subject';

type Shown = Pick<Optimization, 'original_email' | 'changes' | 'offers' | 'questions'>;

/**
 * The changes of one field: those that are applied, and those put back whose words are still in the
 * text.
 */
export function textChanges(
  field: keyof EmailText,
  result: Shown,
  decided: Edits,
  choices: RewriteChoices,
  { numbers }: Pick<ScoreBreakdown, 'numbers'>,
): TextChange[] {
  const { original_email: original, changes, offers, questions } = result;
  const own = changes.filter((change) => change.field === field);
  if (field === 'subject' && choices.subject !== null) {
    return [
      {
        id: pickedSubject,
        number: numbers[own[0]?.rule ?? 'subject-length'] ?? 0,
        start: 0,
        end: original.subject?.length ?? 0,
        after: choices.subject,
        isKept: true,
      },
    ];
  }
  const rules = new Map([...changes, ...offers].map(({ id, rule }) => [id, rule]));
  for (const { id } of questions) rules.set(id, id);
  const shown = (
    { id, start, end, after }: Omit<TextChange, 'number' | 'isKept'>,
    isKept: boolean,
  ) => ({ id, start, end, after, isKept, number: numbers[rules.get(id) ?? ''] ?? 0 });

  const made = decided.filter((edit) => edit.field === field);
  const putBack = own.filter(
    ({ id, start, end }) =>
      choices.put_back.includes(id) &&
      !made.some((other) => start < other.end && other.start < end),
  );
  return [
    ...made.map((edit) => shown(edit, true)),
    ...putBack.map((change) => shown(change, false)),
  ];
}

/** Marks moved to their places in the same text with wider gaps, which removed sentences leave. */
export function marksInWider(marks: readonly Mark[], text: string, wider: string): Mark[] {
  if (text === wider) return [...marks];
  const places: number[] = [];
  let to = 0;
  for (let at = 0; at < text.length; at += 1) {
    while (to < wider.length && wider[to] !== text[at]) to += 1;
    places.push(to);
    to += 1;
  }
  const placeOf = (at: number) => places[at] ?? wider.length;
  return marks.map(({ number, start, end }) => ({
    number,
    start: placeOf(start),
    end: end > start ? placeOf(end - 1) + 1 : placeOf(start),
  }));
}

const icons = { 'Put back': IconArrowBackUp, Keep: IconCheck, Edit: IconPencil } as const;

type ChangeNoteProps = {
  reason: string;
  verb: keyof typeof icons;
  /** The accessible name, where the place of the button does not show what it is about. */
  name: string;
  onPress: () => void;
};

/** The reason of a change, and the button that puts it back. */
function ChangeNote({ reason, verb, name, onPress }: ChangeNoteProps) {
  const Icon = icons[verb];
  return (
    <>
      <span>{reason}</span>
      <Button variant="line" size="small" aria-label={name} onClick={onPress}>
        <Icon size={16} stroke={1.5} aria-hidden />
        {verb}
      </Button>
    </>
  );
}

/** The draft with all changes in place, each with its reason and a way back. */
export function ChangesView(parts: ResultParts) {
  const { id: resultId, result, revision, edits: decided, breakdown } = parts;
  const { choices, applied, choose, highlight } = parts;
  const { original_email: original, changes, offers, questions } = result;
  const changesIn = (field: 'subject' | 'body') =>
    textChanges(field, result, decided, applied, breakdown);
  const lost = marksOf(revision.lines, breakdown.numbers);
  const wider = fillBlanks(applyEdits(original, decided).body, applied.blanks);

  const note = ({ id, number, isKept }: TextChange) => {
    if (questions.some((question) => question.id === id)) {
      return (
        <ChangeNote
          reason="You answered this."
          verb="Edit"
          name="Edit your answer"
          onPress={() => goToQuestion(resultId, id)}
        />
      );
    }
    const offer = offers.find((one) => one.id === id);
    const change = changes.find((one) => one.id === id);
    const verb = isKept ? 'Put back' : 'Keep';
    return (
      <ChangeNote
        reason={offer?.reason ?? change?.reason ?? 'You picked this subject.'}
        verb={verb}
        name={`${verb} change ${String(number)}`}
        onPress={() => {
          if (id === pickedSubject) choose({ ...choices, subject: null });
          else if (offer) {
            // The mark goes away, so the focus moves to the offer.
            goToOffer(resultId, id);
            choose(leave(choices, id));
          } else choose(isKept ? putBack(choices, [id]) : keep(choices, [id]));
        }}
      />
    );
  };
  const fill = (pieces: readonly string[]) => fillPieces(pieces, applied.blanks);
  const shown = { highlight, note, findBlanks, fill };

  return (
    <EmailSheet
      subject={
        <ChangedText
          {...shown}
          text={original.subject ?? ''}
          lost={lost.subject}
          changes={changesIn('subject')}
        />
      }
      body={
        <ChangedText
          {...shown}
          text={original.body}
          lost={marksInWider(lost.body, revision.body, wider)}
          changes={changesIn('body')}
        />
      }
    />
  );
}

/** Focuses the button that accepts an offer. */
function goToOffer(resultId: string, offer: string): void {
  go(resultId, (element) => element.dataset['offer'] === offer);
}

/** Focuses the field of a question. */
function goToQuestion(resultId: string, question: string): void {
  go(resultId, (element) => element.dataset['question'] === question);
}

function go(resultId: string, isIt: (element: HTMLElement) => boolean): void {
  const places = document.querySelectorAll<HTMLElement>(
    `[data-result="${resultId}"] :is([data-offer], [data-question])`,
  );
  Array.from(places).find(isIt)?.focus();
}

/** The words that ledger lines are about, with their places. */
export function marksOf(
  lines: readonly ScoredLine[],
  numbers: Readonly<Record<string, number>>,
): { subject: Mark[]; body: Mark[] } {
  const marks = { subject: [] as Mark[], body: [] as Mark[] };
  for (const { rule, spans } of lines) {
    for (const { field, start, end } of spans) {
      marks[field].push({ number: numbers[rule] ?? 0, start, end });
    }
  }
  return marks;
}
