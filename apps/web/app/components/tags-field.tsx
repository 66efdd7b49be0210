import { useId, useState } from 'react';
import { TextField } from './field.tsx';
import { RemovableTag } from './tag.tsx';

type TagsFieldProps = {
  tags: readonly string[];
  /** Offered while one types. */
  known: readonly string[];
  /** Why a tag cannot be added to the others; null if it can. */
  check: (tag: string, tags: readonly string[]) => string | null;
  error: string | undefined;
  /** Shown beside the number of tags. */
  most?: number;
  onChange: (tags: string[]) => void;
};

/**
 * Tags as chips. Enter or a comma adds what is typed, and so does leaving the field; Backspace in an
 * empty field removes the last tag. Repeated tags are ignored.
 */
export function TagsField({ tags, known, check, error, most, onChange }: TagsFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const add = (text: string) => {
    const tag = text.trim().replaceAll(/\s+/gu, ' ');
    const isRepeated = tags.some((other) => other.toLowerCase() === tag.toLowerCase());
    const isNew = tag !== '' && !isRepeated;
    const found = isNew ? check(tag, tags) : null;
    setProblem(found);
    if (found) return;
    setTyped('');
    if (isNew) onChange([...tags, tag]);
  };
  return (
    <div>
      <TextField
        label="Tags"
        name="tags"
        value={typed}
        error={problem ?? error}
        list={id}
        placeholder={tags.length === 0 ? 'Type one and press Enter' : ''}
        autoComplete="off"
        onChange={(value) => {
          setProblem(null);
          if (value.endsWith(',')) add(value.slice(0, -1));
          else setTyped(value);
        }}
        onBlur={() => add(typed)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            add(typed);
          } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
            onChange(tags.slice(0, -1));
          }
        }}
      >
        {most !== undefined && (
          <p className="mt-1 small ink-2">
            {tags.length} / {most}
          </p>
        )}
      </TextField>
      <datalist id={id}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {tags.length > 0 && (
        <ul className="row mt-2" aria-label="Tags of the template">
          {tags.map((tag) => (
            <li className="min-w-0" key={tag}>
              <RemovableTag onRemove={() => onChange(tags.filter((other) => other !== tag))}>
                {tag}
              </RemovableTag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
