import { fillPieces, findBlanks } from '@replysmith/coach';
import { ChangedText } from '../../../../ui/changed-text/changed-text.tsx';
import type { TextChange } from '../../../../ui/changed-text/text-change.ts';
import { EmailSheet } from '../../../../ui/email-sheet/email-sheet.tsx';
import { ChangeNote } from './change-note.tsx';
import { marksOf } from './marks-of.ts';
import { keep } from '../choices/keep.ts';
import { putBack } from '../choices/put-back.ts';
import type { ResultParts } from '../result-parts.ts';
import { pickedSubject, textChanges } from './text-changes.ts';

/** The draft with every change in place, each with its reason and a way back. */
export function ChangesView({ result, revision, account, choices, choose, lit }: ResultParts) {
  const { original_email: original, changes } = result;

  const note = ({ id, number, isKept }: TextChange) => (
    <ChangeNote
      number={number}
      reason={changes.find((change) => change.id === id)?.reason ?? 'You picked this subject.'}
      isKept={isKept}
      onToggle={() => {
        if (id === pickedSubject) choose({ ...choices, subject: null });
        else choose(isKept ? putBack(choices, [id]) : keep(choices, [id]));
      }}
    />
  );
  const lost = marksOf(revision.lines, account.numbers);
  const fill = (pieces: readonly string[]) => fillPieces(pieces, choices.blanks);
  const shown = { lit, note, findBlanks, fill };

  return (
    <EmailSheet
      subject={
        <ChangedText
          {...shown}
          text={original.subject ?? ''}
          lost={lost.subject}
          changes={textChanges('subject', original, changes, choices, account)}
        />
      }
      body={
        <ChangedText
          {...shown}
          text={original.body}
          lost={lost.body}
          changes={textChanges('body', original, changes, choices, account)}
        />
      }
    />
  );
}
