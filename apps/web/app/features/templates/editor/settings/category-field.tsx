import { defaultCategory, templateCategories } from '@replysmith/contract';
import { useId } from 'react';
import { TextField } from '../../../../ui/field/text-field.tsx';

type CategoryFieldProps = {
  value: string;
  /** Those that the person's templates have. */
  own: readonly string[];
  error: string | undefined;
  onChange: (category: string) => void;
};

/** One of the categories on offer, or any other. */
export function CategoryField({ value, own, error, onChange }: CategoryFieldProps) {
  const id = useId();
  const offered = [...new Set([defaultCategory, ...templateCategories, ...own])];
  return (
    <>
      <TextField
        label="Category"
        name="category"
        value={value}
        error={error}
        list={id}
        autoComplete="off"
        onChange={onChange}
      />
      <datalist id={id}>
        {offered.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}
