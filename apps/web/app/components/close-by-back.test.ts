import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCloseByBack } from './modal.tsx';

/** The watchers that would receive Back, most recent first. */
let watching: EventTarget[];

class OneTimeWatcher extends EventTarget {
  constructor() {
    super();
    watching.push(this);
  }
  destroy() {
    watching = watching.filter((watcher) => watcher !== this);
  }
}

function pressBack() {
  const watcher = watching.pop();
  act(() => void watcher?.dispatchEvent(new Event('close')));
  return watcher ? 'heard' : 'left the page';
}

beforeEach(() => {
  watching = [];
  vi.stubGlobal('CloseWatcher', OneTimeWatcher);
});
afterEach(() => void vi.unstubAllGlobals());

it('hears Back as often as it is pressed while what is open refuses to close', () => {
  const onClose = vi.fn<() => void>();
  const { unmount } = renderHook(() => useCloseByBack(true, onClose));
  expect([pressBack(), pressBack(), pressBack()]).toEqual(['heard', 'heard', 'heard']);
  expect(onClose).toHaveBeenCalledTimes(3);
  expect(watching).toHaveLength(1);
  unmount();
  expect(watching).toEqual([]);
});

it('leaves Back to the page once what was open is closed', () => {
  const onClose = () => rerender({ isOpen: false });
  const { rerender } = renderHook(({ isOpen }) => useCloseByBack(isOpen, onClose), {
    initialProps: { isOpen: true },
  });
  expect([pressBack(), pressBack()]).toEqual(['heard', 'left the page']);
});
