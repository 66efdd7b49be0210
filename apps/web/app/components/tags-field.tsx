import { type ClipboardEvent, useId, useState } from 'react';
import { TextField } from './field.tsx';
import { RemovableTag } from './tag.tsx';

type TagsFieldProps = {
  /** Those that were added, then what is typed; the latter may be refused, so the form checks it. */
  tags: readonly string[];
  /** Offered while one types. */
  known: readonly string[];
  /** Those that may stay whatever `check` says of them. */
  settled: readonly string[];
  /** Why a tag cannot be added to the others; null if it can. */
  check: (tag: string, tags: readonly string[]) => string | null;
  error: string | undefined;
  /** Shown beside the number of tags. */
  most?: number;
  onChange: (tags: string[]) => void;
};

const nothing = { text: '', tags: [] as readonly string[] };

/** The tags at the end that `check` refuses, as the text they were typed as. */
function refusedAtEnd({ tags, settled, check }: TagsFieldProps) {
  const isRefused = (tag: string, index: number) =>
    !settled.includes(tag) && check(tag, tags.slice(0, index)) !== null;
  const refused = tags.slice(tags.findLastIndex((tag, index) => !isRefused(tag, index)) + 1);
  return { text: refused.join(', '), tags: refused };
}

/**
 * Tags as chips. Enter or a comma adds what is typed, and so does leaving the field; Backspace in an
 * empty field removes the last tag. Repeated tags are ignored; refused ones stay in the field.
 */
export function TagsField(props: TagsFieldProps) {
  const { tags, known, check, error, most, onChange } = props;
  const id = useId();
  // What was refused before the field was shown again is text to correct, not a tag.
  const [latest, setLatest] = useState(() => refusedAtEnd(props));
  const [problem, setProblem] = useState(() => {
    const [first] = latest.tags;
    return first === undefined ? null : check(first, tags.slice(0, -latest.tags.length));
  });
  // Whoever sets the tags anew has discarded what was typed.
  const typed = endsWith(tags, latest.tags) ? latest : nothing;
  const added = tags.slice(0, tags.length - typed.tags.length);

  const put = (others: readonly string[], text: string) => {
    const next = { text, tags: newTags(text, others) };
    setLatest(next);
    const all = [...others, ...next.tags];
    if (all.length !== tags.length || !endsWith(tags, all)) onChange(all);
  };
  const add = (text: string) => {
    const fit = [...added];
    const refused: string[] = [];
    const reasons = newTags(text, added).flatMap((tag) => {
      const reason = check(tag, fit);
      (reason === null ? fit : refused).push(tag);
      return reason ?? [];
    });
    setProblem(reasons[0] ?? null);
    put(fit, refused.join(', '));
  };
  const type = (text: string, isComposing = false) => {
    setProblem(null);
    const hasNewComma = text.split(',').length > typed.text.split(',').length;
    if (hasNewComma && !isComposing) add(text);
    else put(added, text);
  };
  return (
    <div>
      <TextField
        label="Tags"
        name="tags"
        value={typed.text}
        error={problem ?? error}
        list={id}
        placeholder={added.length === 0 ? 'Type one and press Enter' : ''}
        autoComplete="off"
        onChange={(text, { isComposing }) => type(text, isComposing)}
        onPaste={(event) => {
          const text = withPastedLines(event);
          if (text === null) return;
          event.preventDefault();
          type(text);
        }}
        onBlur={() => add(typed.text)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            add(typed.text);
          } else if (event.key === 'Backspace' && !event.repeat && typed.text === '') {
            put(added.slice(0, -1), '');
          }
        }}
      >
        {most !== undefined && (
          <p className="mt-1 small ink-2">
            {added.length} / {most}
          </p>
        )}
      </TextField>
      <datalist id={id}>
        {known
          .filter((tag) => !added.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {added.length > 0 && (
        <ul className="row mt-2" aria-label="Tags of the template">
          {added.map((tag) => (
            <li className="min-w-0" key={tag}>
              <RemovableTag
                onRemove={() =>
                  put(
                    added.filter((other) => other !== tag),
                    typed.text,
                  )
                }
              >
                {tag}
              </RemovableTag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The tags of a text with commas, without those that are there, whatever their case. */
function newTags(text: string, others: readonly string[]): string[] {
  const seen = new Set(others.map((tag) => tag.toLowerCase()));
  return text
    .split(',')
    .map((part) => part.trim().replaceAll(/\s+/gu, ' '))
    .filter((tag) => tag !== '' && !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()));
}

function endsWith(tags: readonly string[], end: readonly string[]): boolean {
  return end.every((tag, index) => tag === tags[tags.length - end.length + index]);
}

/** The text of the field after a paste of several lines, which an input would join; else null. */
function withPastedLines({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>) {
  const pasted = clipboardData.getData('text');
  if (!/[\r\n]/u.test(pasted)) return null;
  const { value, selectionStart, selectionEnd } = currentTarget;
  const lines = pasted.replaceAll(/[\r\n]+/gu, ', ');
  return value.slice(0, selectionStart ?? 0) + lines + value.slice(selectionEnd ?? value.length);
}
