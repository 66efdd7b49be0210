import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Link, useLocation, useNavigate, useSearchParams } from './navigation.tsx';

const followed = vi.fn<(address: string | null) => void>();

function Page() {
  const { pathname, search, state } = useLocation();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div
      onClick={(click) => {
        if (click.defaultPrevented || !(click.target instanceof HTMLAnchorElement)) return;
        followed(click.target.getAttribute('href'));
        click.preventDefault();
      }}
    >
      <output>{`${pathname}${search} ${JSON.stringify(state)} ${params.get('mode') ?? '-'}`}</output>
      <Link to="/auth?mode=signup" state={{ from: '/dashboard' }}>
        Sign up
      </Link>
      <Link to="/about">About</Link>
      <Link to="/auth?mode=reset" target="_blank">
        Reset
      </Link>
      <Link to="/auth#top">Top</Link>
      <button type="button" onClick={() => setParams(new URLSearchParams({ mode: 'a b' }))}>
        Set
      </button>
      <button type="button" onClick={() => void navigate('/auth', { replace: true })}>
        Clear
      </button>
    </div>
  );
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  followed.mockReset();
  vi.stubGlobal('scrollTo', vi.fn());
  history.replaceState(null, '', '/auth');
  render(<Page />);
});

it('changes the query without leaving the page, with a state for it, and goes back', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByText('Sign up'));
  expect(shown()).toBe('/auth?mode=signup {"from":"/dashboard"} signup');
  await user.click(screen.getByText('Set'));
  expect(shown()).toBe('/auth?mode=a+b null a b');
  const returned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await returned;
  });
  expect(shown()).toBe('/auth?mode=signup {"from":"/dashboard"} signup');
  const entries = history.length;
  await user.click(screen.getByText('Clear'));
  expect(shown()).toBe('/auth null -');
  expect(history.length).toBe(entries);
  expect(followed).not.toHaveBeenCalled();
});

it('leaves to the browser what another document or another tab shows, and anchors', async () => {
  const user = userEvent.setup();
  for (const name of ['About', 'Reset', 'Top']) await user.click(screen.getByText(name));
  expect(followed.mock.calls.flat()).toEqual(['/about', '/auth?mode=reset', '/auth#top']);
  expect(shown()).toBe('/auth null -');
});
