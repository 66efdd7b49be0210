import { findVariables, lengths } from '@replysmith/contract';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../lib/words.ts';
import { meantVariable } from './variable-field.tsx';
import classes from './tabs.module.css';

type TextCountsProps = {
  subject: string;
  content: string;
  /** The number of words that the coach read, with samples for variables; null before it has. */
  read: number | null;
};

/** The reading speed that the coach assumes. */
const wordsPerSecond = 4;

/** The length of the text compared with what fits, and its reading time. */
export function TextCounts({ subject, content, read }: TextCountsProps) {
  const words = read ?? content.match(/\S+/gu)?.length ?? 0;
  const isFilled = findVariables(content).length > 0;
  const seconds = Math.ceil(words / wordsPerSecond);
  return (
    <p className={`row small ink-2 ${classes.counts}`}>
      <Count name="Subject" length={subject.trim().length} most={lengths.templateSubject} />
      <Count name="Content" length={content.length} most={lengths.templateContent} />
      <span>
        {countText(words)} {words === 1 ? 'word' : 'words'}
        {isFilled && ' with samples'}, {readingTime(seconds)} to read
      </span>
    </p>
  );
}

function Count({ name, length, most }: { name: string; length: number; most: number }) {
  return (
    <span data-over={length > most || undefined}>
      {name} {countText(length)} / {countText(most)}
    </span>
  );
}

/** Such as "28 s" or "2 min". */
function readingTime(seconds: number): string {
  return seconds < 100 ? `${String(seconds)} s` : `${String(Math.round(seconds / 60))} min`;
}

type UnknownNoteProps = {
  /** Variables without a sample. */
  names: readonly string[];
  onReplace: (name: string, by: string) => void;
  onDescribe: () => void;
};

/** Names the variables without a sample, and what can be done about them. */
export function UnknownNote({ names, onReplace, onDescribe }: UnknownNoteProps) {
  if (names.length === 0) return null;
  return (
    <ul className={`dense line-above ${classes.unknown}`}>
      {names.map((name) => {
        const meant = meantVariable(name);
        return (
          <li className="flex items-center wrap-items breakable" key={name}>
            <span>
              <code>{`{{${name}}}`}</code>{' '}
              {meant ? `looks like {{${meant}}}.` : 'has no sample and no fallback yet.'}
            </span>
            {meant ? (
              <Button variant="quiet" size="small" onClick={() => onReplace(name, meant)}>
                Use {`{{${meant}}}`}
              </Button>
            ) : (
              <Button variant="quiet" size="small" onClick={onDescribe}>
                Give it one
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
