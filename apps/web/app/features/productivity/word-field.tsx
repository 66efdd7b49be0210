import { offeredFolders, templateCategories } from '@replysmith/contract';
import { useId } from 'react';
import { useTemplateFacets, useTemplateFolders } from '../../data/templates.ts';
import classes from './workflow-form.module.css';

type WordFieldProps = {
  label: string;
  value: string;
  placeholder?: string;
  error?: string | undefined;
  maxLength: number;
  /** Suggestions while typing; other values are allowed. */
  offered?: readonly string[];
  onChange: (value: string) => void;
};

/** A short text field within a row; its error is below. */
export function WordField(props: WordFieldProps) {
  const { label, value, placeholder, error, maxLength, offered, onChange } = props;
  const id = useId();
  return (
    <span className={`block min-w-0 ${classes.word}`}>
      <input
        className="w-full round on-sheet size-16"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        list={offered ? `${id}-list` : undefined}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
      {offered && (
        <datalist id={`${id}-list`}>
          {offered.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
      {error && (
        <span id={`${id}-error`} className="block mt-1 small poor">
          {error}
        </span>
      )}
    </span>
  );
}

/** Suggestions from the user's own templates. */
export type Offers = {
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly folders: readonly { readonly id: string; readonly name: string }[];
  /** Includes folders that are created when chosen. */
  readonly folderNames: readonly string[];
};

export function useOffers(): Offers {
  const facets = useTemplateFacets().data;
  const folders = useTemplateFolders().data?.items ?? [];
  const own = facets?.categories.map(({ name }) => name) ?? [];
  return {
    categories: [...new Set([...own, ...templateCategories])],
    tags: facets?.tags.map(({ name }) => name) ?? [],
    folders,
    folderNames: [...new Set([...folders.map(({ name }) => name), ...offeredFolders])],
  };
}
