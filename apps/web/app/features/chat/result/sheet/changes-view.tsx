import { applyEdits, fillBlanks, fillPieces, findBlanks } from '@replysmith/coach';
import { useMemo } from 'react';
import { ChangedText } from '../../../../ui/changed-text/changed-text.tsx';
import type { TextChange } from '../../../../ui/changed-text/text-change.ts';
import { EmailSheet } from '../../../../ui/email-sheet/email-sheet.tsx';
import { keep, leave, putBack } from '../choices/choices.ts';
import { editsOf } from '../choices/revised-email.ts';
import type { ResultParts } from '../result-parts.ts';
import { goToOffer, goToQuestion } from '../suggestions/places.ts';
import { ChangeNote } from './change-note.tsx';
import { marksOf } from './marks-of.ts';
import { marksInWider, pickedSubject, textChanges } from './text-changes.ts';

/** The draft with every change in place, each with its reason and a way back. */
export function ChangesView(parts: ResultParts) {
  const { id: resultId, result, revision, account, choices, applied, choose, lit } = parts;
  const { original_email: original, changes, offers, questions } = result;
  const decided = useMemo(() => editsOf(result, applied), [result, applied]);
  const changesIn = (field: 'subject' | 'body') =>
    textChanges(field, result, decided, applied, account);
  const lost = marksOf(revision.lines, account.numbers);
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
            // Its mark goes, and the focus stays with what was decided.
            goToOffer(resultId, id);
            choose(leave(choices, id));
          } else choose(isKept ? putBack(choices, [id]) : keep(choices, [id]));
        }}
      />
    );
  };
  const fill = (pieces: readonly string[]) => fillPieces(pieces, applied.blanks);
  const shown = { lit, note, findBlanks, fill };

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
