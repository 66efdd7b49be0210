import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useEntered } from './use-draft.ts';

function Place() {
  const { isEntered, ...entering } = useEntered();
  return (
    <>
      <div {...entering} data-testid="place" data-entered={isEntered}>
        <button type="button">A mode</button>
        <textarea aria-label="Field" />
        <footer>
          <button type="button">Send</button>
        </footer>
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

it('is entered at its field and its foot, not at a button beside them, until the focus is elsewhere', async () => {
  render(<Place />);
  const isEntered = () => screen.getByTestId('place').dataset['entered'];
  await userEvent.click(screen.getByRole('button', { name: 'A mode' }));
  expect(isEntered()).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(isEntered()).toBe('true');
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await expect.poll(isEntered).toBe('false');
  await userEvent.click(screen.getByLabelText('Field'));
  expect(isEntered()).toBe('true');
});

it.each(['MouseLeft', 'TouchA'])(
  'gives way only once a press elsewhere is over: %s',
  async (key) => {
    const user = userEvent.setup();
    render(<Place />);
    const isEntered = () => screen.getByTestId('place').dataset['entered'];
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    const during: unknown[] = [];
    for (const name of ['mouseup', 'click']) {
      elsewhere.addEventListener(name, () => during.push(isEntered()));
    }
    await user.click(screen.getByLabelText('Field'));
    await user.pointer({ keys: `[${key}]`, target: elsewhere });
    expect(during).toEqual(['true', 'true']);
    await expect.poll(isEntered).toBe('false');
  },
);
