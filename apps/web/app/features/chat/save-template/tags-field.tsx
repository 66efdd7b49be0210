import { uniqueTags } from '@replysmith/contract';
import { useState } from 'react';
import { TextField } from '../../../components/field.tsx';
import { RemovableTag } from '../../../components/tag.tsx';
import { tagProblem } from '../../../lib/template-checks.ts';

type TagsFieldProps = {
  tags: readonly string[];
  error: string | undefined;
  onChange: (tags: readonly string[]) => void;
};

/** Tags as chips. Enter adds what is typed and does not save. */
export function TagsField({ tags, error, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const add = () => {
    const tag = typed.trim().replaceAll(/\s+/gu, ' ');
    const isNew = tag !== '' && uniqueTags([...tags, tag]).length > tags.length;
    const found = isNew ? tagProblem(tag, tags) : null;
    setProblem(found);
    if (found) return;
    setTyped('');
    if (isNew) onChange([...tags, tag]);
  };
  return (
    <TextField
      label="Tags"
      name="tags"
      value={typed}
      error={problem ?? error}
      placeholder="Type one and press Enter"
      autoComplete="off"
      onChange={(value) => {
        setProblem(null);
        setTyped(value);
      }}
      onBlur={add}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        add();
      }}
    >
      {tags.length > 0 && (
        <span className="row mt-2" role="list" aria-label="Tags of the template">
          {tags.map((tag) => (
            <span key={tag} role="listitem">
              <RemovableTag onRemove={() => onChange(tags.filter((other) => other !== tag))}>
                {tag}
              </RemovableTag>
            </span>
          ))}
        </span>
      )}
    </TextField>
  );
}
