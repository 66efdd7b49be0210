import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isDialogOrMenuOpen } from './dialog.tsx';
import { Modal } from './modal.tsx';

const classNames = { inner: undefined, sheet: undefined, body: undefined };

type LayerProps = { label: string; isOpen: boolean; onClose: () => void };

function Layer({ label, isOpen, onClose }: LayerProps) {
  return (
    <Modal {...{ label, isOpen, onClose, classNames }} duration={100}>
      <button type="button">Delete</button>
      <div data-mantine-stop-propagation>
        <input aria-label="Name" />
      </div>
    </Modal>
  );
}

const pressEscape = (on: Element = document.body) => fireEvent.keyDown(on, { key: 'Escape' });

it('hears Escape only while nothing newer is open over it', () => {
  const close = { below: vi.fn<() => void>(), above: vi.fn<() => void>() };
  const layers = (isAboveOpen: boolean) => (
    <>
      <Layer label="Above" isOpen={isAboveOpen} onClose={close.above} />
      <Layer label="Below" isOpen onClose={close.below} />
    </>
  );
  const { rerender } = render(layers(false));
  rerender(layers(true));
  pressEscape();
  expect([close.above, close.below].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  rerender(layers(false));
  pressEscape();
  expect([close.above, close.below].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('leaves Escape to what keeps it, as an open menu does, and to an input method', () => {
  const onClose = vi.fn<() => void>();
  render(<Layer label="Save" isOpen onClose={onClose} />);
  pressEscape(screen.getByRole('textbox'));
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  pressEscape(screen.getByRole('button'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('keeps the page from scrolling until the last of them is closed', () => {
  const layers = (...open: boolean[]) => (
    <>
      {open.map((isOpen, at) => (
        <Layer key={at} label={String(at)} isOpen={isOpen} onClose={() => undefined} />
      ))}
    </>
  );
  // Toasts step aside by the attribute.
  const isLocked = () =>
    document.body.style.overflow === 'hidden' && document.body.matches('[data-scroll-locked]');
  const { rerender, unmount } = render(layers(true, true));
  expect(isLocked()).toBe(true);
  rerender(layers(false, true));
  expect(isLocked()).toBe(true);
  rerender(layers(false, false));
  expect(isLocked()).toBe(false);
  rerender(layers(true, false));
  unmount();
  expect(isLocked()).toBe(false);
});

it('does nothing more while it fades out, and is gone after', async () => {
  const fade = Promise.withResolvers<Animation>();
  const animation = { finished: fade.promise } as Animation;
  const fading = vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([animation]);
  const onClose = vi.fn<() => void>();
  const { rerender } = render(<Layer label="Delete" isOpen onClose={onClose} />);
  expect(isDialogOrMenuOpen()).toBe(true);
  rerender(<Layer label="Delete" isOpen={false} onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(dialog.closest('[inert]')).not.toBeNull();
  expect(isDialogOrMenuOpen()).toBe(false);
  fireEvent.click(document.querySelector('[data-closing] > [aria-hidden]') ?? dialog);
  pressEscape();
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => {
    fade.resolve(animation);
    await fade.promise;
  });
  expect(dialog.isConnected).toBe(false);
  fading.mockRestore();
});

it('stays when it is opened again before it has faded out', async () => {
  const fade = Promise.withResolvers<Animation>();
  const animation = { finished: fade.promise } as Animation;
  const fading = vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([animation]);
  const layer = (isOpen: boolean) => (
    <Layer label="Save" isOpen={isOpen} onClose={() => undefined} />
  );
  const { rerender } = render(layer(true));
  rerender(layer(false));
  rerender(layer(true));
  await act(async () => {
    fade.resolve(animation);
    await fade.promise;
  });
  expect(screen.getByRole('dialog', { name: 'Save' }).closest('[inert]')).toBeNull();
  fading.mockRestore();
});

it('takes the focus back when Tab is pressed on the page', () => {
  render(<Layer label="Delete" isOpen onClose={() => undefined} />);
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
