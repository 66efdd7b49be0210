import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TagsField } from './tags-field.tsx';

function setUp(start: readonly string[] = []) {
  const onChange = vi.fn<(tags: string[]) => void>();
  function Field() {
    const [tags, setTags] = useState(start);
    return (
      <TagsField
        tags={tags}
        known={['speed', 'shops']}
        check={(tag, others) => (others.length < 2 && tag !== 'bad' ? null : 'Not this one.')}
        error={undefined}
        onChange={(next) => {
          onChange(next);
          setTags(next);
        }}
      />
    );
  }
  const { container } = render(<Field />);
  const field = screen.getByLabelText<HTMLInputElement>('Tags');
  const offered = () =>
    [...container.querySelectorAll('option')].map((option) => option.getAttribute('value'));
  return { user: userEvent.setup(), field, offered, onChange };
}

it('adds a tag by Enter, by a comma and on leaving the field', async () => {
  const { user, field, onChange } = setUp();
  await user.type(field, ' first   touch{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['first touch']);
  await user.type(field, 'speed,');
  expect(onChange).toHaveBeenLastCalledWith(['first touch', 'speed']);
  expect(field.value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Remove first touch' }));
  await user.type(field, 'shops');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(['speed', 'shops']);
});

it('ignores a repeated tag, even where no more could be added', async () => {
  const { user, field, onChange } = setUp(['speed', 'shops']);
  await user.type(field, 'Speed{Enter}');
  expect(field.value).toBe('');
  expect(screen.queryByText('Not this one.')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps what cannot be added in the field, with the reason', async () => {
  const { user, field, onChange } = setUp();
  await user.type(field, 'bad{Enter}');
  expect([field.value, onChange.mock.calls]).toEqual(['bad', []]);
  expect(screen.getByText('Not this one.')).toBeTruthy();
});

it('removes the last tag by Backspace in an empty field only', async () => {
  const { user, field, onChange } = setUp(['speed', 'shops']);
  await user.type(field, 'x{Backspace}');
  expect(onChange).not.toHaveBeenCalled();
  await user.type(field, '{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(['speed']);
  await user.type(field, '{Backspace}{Backspace}');
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('offers the known tags that are not there yet', () => {
  expect(setUp(['speed']).offered()).toEqual(['shops']);
});
