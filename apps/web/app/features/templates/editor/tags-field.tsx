import { lengths, uniqueTags } from '@replysmith/contract';
import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { TextField } from '../../../components/field.tsx';
import { tagProblem } from '../../../lib/template-checks.ts';
import classes from './settings-tab.module.css';

type TagsFieldProps = {
  tags: readonly string[];
  /** The tags of the person's templates. */
  known: readonly string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
};

/** Tags as chips. Enter or a comma adds what is typed. */
export function TagsField({ tags, known, error, onChange }: TagsFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const add = (text: string) => {
    const tag = text.trim().replaceAll(/\s+/gu, ' ');
    if (tag === '') {
      setTyped('');
      return;
    }
    const found = tagProblem(tag, tags);
    setProblem(found);
    if (found) return;
    setTyped('');
    onChange(uniqueTags([...tags, tag]));
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
          } else if (event.key === 'Backspace' && typed === '') {
            onChange(tags.slice(0, -1));
          }
        }}
      >
        <p className={`small ink-2 ${classes.count}`}>
          {tags.length} / {lengths.templateTagsInForm}
        </p>
      </TextField>
      <datalist id={id}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {tags.length > 0 && (
        <ul className={`row mt-2 ${classes.tags}`} aria-label="Tags of the template">
          {tags.map((tag) => (
            <li className="small inline-flex items-center min-w-0 breakable" key={tag}>
              {tag}
              <button
                className="hover-well hover-ink grid place-center ink-2"
                type="button"
                aria-label={`Remove ${tag}`}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
              >
                <IconX size={14} stroke={1.5} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
