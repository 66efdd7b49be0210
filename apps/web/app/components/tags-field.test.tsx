import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TagsField } from './tags-field.tsx';

function setUp(start: readonly string[] = [], most = 2, settled: readonly string[] = start) {
  const onChange = vi.fn<(tags: string[]) => void>();
  function Field() {
    const [tags, setTags] = useState(start);
    return (
      <>
        <TagsField
          tags={tags}
          known={['speed', 'shops']}
          settled={settled}
          check={(tag, others) =>
            others.length < most && !tag.startsWith('bad') ? null : 'Not this one.'
          }
          error={undefined}
          onChange={(next) => {
            onChange(next);
            setTags(next);
          }}
        />
        <button onClick={() => setTags(start)}>Discard</button>
      </>
    );
  }
  const { container } = render(<Field />);
  const field = screen.getByLabelText<HTMLInputElement>('Tags');
  const offered = () =>
    [...container.querySelectorAll('option')].map((option) => option.getAttribute('value'));
  const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return { user: userEvent.setup(), field, offered, chips, onChange };
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

it('has what is typed among its tags before it is added', async () => {
  const { user, field, chips, onChange } = setUp(['shops']);
  await user.type(field, ' first  touc');
  expect(onChange).toHaveBeenLastCalledWith(['shops', 'first touc']);
  await user.type(field, '{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(['shops', 'first tou']);
  expect([field.value, chips()]).toEqual([' first  tou', ['shops']]);
  await user.clear(field);
  expect(onChange).toHaveBeenLastCalledWith(['shops']);
});

it('drops what is typed when its tags are set anew', async () => {
  const { user, field, chips } = setUp(['shops']);
  await user.type(field, 'speed');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect([field.value, chips()]).toEqual(['', ['shops']]);
});

it('ignores a repeated tag, even where no more could be added', async () => {
  const { user, field, onChange } = setUp(['speed', 'shops']);
  await user.type(field, 'Speed{Enter}');
  expect(field.value).toBe('');
  expect(screen.queryByText('Not this one.')).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith(['speed', 'shops']);
});

it('keeps what cannot be added in the field and among its tags, with the reason', async () => {
  const { user, field, chips, onChange } = setUp();
  await user.type(field, 'bad{Enter}');
  expect([field.value, chips()]).toEqual(['bad', []]);
  expect(onChange).toHaveBeenLastCalledWith(['bad']);
  expect(screen.getByText('Not this one.')).toBeTruthy();
});

it.each([
  ['a comma', 'speed, shops ,Speed,, first  touch'],
  ['a line', 'speed\r\nshops\n\nSpeed\nfirst touch\n'],
])('makes a tag of each part of a pasted list, one after %s', async (_, list) => {
  const { user, field, chips } = setUp(['known'], 9);
  await user.click(field);
  await user.paste(list);
  expect([field.value, chips()]).toEqual(['', ['known', 'speed', 'shops', 'first touch']]);
});

it('keeps what cannot be added of a pasted list in the field, with the reason', async () => {
  const { user, field, chips, onChange } = setUp([], 9);
  await user.type(field, 'my ');
  await user.paste('speed\nbad one, shops, bad');
  expect([field.value, chips()]).toEqual(['bad one, bad', ['my speed', 'shops']]);
  expect(screen.getByText('Not this one.')).toBeTruthy();
  expect(onChange).toHaveBeenLastCalledWith(['my speed', 'shops', 'bad one', 'bad']);
  await user.type(field, '{Home}{Delete}');
  expect([field.value, chips()]).toEqual(['ad one, bad', ['my speed', 'shops']]);
  await user.keyboard('{Enter}');
  expect([field.value, chips()]).toEqual(['bad', ['my speed', 'shops', 'ad one']]);
});

it('adds nothing at a comma within a composition', () => {
  const { field, chips } = setUp();
  const init = { target: { value: 'speed,' }, isComposing: true };
  fireEvent.input(field, init);
  expect([field.value, chips()]).toEqual(['speed,', []]);
  fireEvent.blur(field);
  expect([field.value, chips()]).toEqual(['', ['speed']]);
});

it('removes the last tag by Backspace in an empty field only', async () => {
  const { user, field, onChange } = setUp(['speed', 'shops']);
  await user.type(field, 'x{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(['speed', 'shops']);
  await user.type(field, '{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(['speed']);
  onChange.mockClear();
  await user.type(field, '{Backspace}{Backspace}');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('removes no more tags while Backspace is held', () => {
  const { field, chips } = setUp(['speed', 'shops']);
  fireEvent.keyDown(field, { key: 'Backspace', repeat: true });
  expect(chips()).toEqual(['speed', 'shops']);
});

it('offers the known tags that are not there yet', () => {
  expect(setUp(['speed']).offered()).toEqual(['shops']);
});

it('shows a tag that was refused before as text to correct, and leaves those that may stay', () => {
  const { field, chips } = setUp(['bad old', 'shops', 'bad one', 'bad two'], 9, ['bad old']);
  expect(chips()).toEqual(['bad old', 'shops']);
  expect(field.value).toBe('bad one, bad two');
  expect(screen.getByText('Not this one.')).toBeTruthy();
});
