import { describe, expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';

const draft = { subject: null, body: 'one two three' } as const;

describe('applyEdits', () => {
  it('makes replacements, deletions and insertions in any order given', () => {
    const edits = [
      { field: 'body', start: 8, end: 13, after: '3' },
      { field: 'body', start: 0, end: 4, after: '' },
      { field: 'body', start: 13, end: 13, after: '!' },
    ] as const;
    expect(applyEdits(draft, edits).body).toBe('two 3!');
  });

  it('leaves a missing subject missing until an edit writes one', () => {
    expect(applyEdits(draft, []).subject).toBeNull();
    const edit = { field: 'subject', start: 0, end: 0, after: 'Counting' } as const;
    expect(applyEdits(draft, [edit]).subject).toBe('Counting');
  });

  it('keeps stage and profile', () => {
    const staged = { ...draft, stage: 'follow_up', profile: 'pr' } as const;
    expect(applyEdits(staged, [])).toEqual(staged);
  });

  it('skips an edit that overlaps one before it', () => {
    const edits = [
      { field: 'body', start: 0, end: 7, after: 'x' },
      { field: 'body', start: 4, end: 13, after: 'y' },
    ] as const;
    expect(applyEdits(draft, edits).body).toBe('x three');
  });
});
