import { lengths } from '@replysmith/contract';
import classes from './plain-search.module.css';

type PlainSearchProps = { value: string; onChange: (value: string) => void };

export function PlainSearch({ value, onChange }: PlainSearchProps) {
  return (
    <input
      type="search"
      className={classes.search}
      aria-label="Search templates"
      placeholder="Search names, subjects, text and tags"
      maxLength={lengths.search}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
