import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { galleryScreens } from './contact-sheet.tsx';
import { Gallery } from './gallery.tsx';
import { renderGallery } from './render-gallery.server.tsx';

const html = renderGallery();

function sheet(): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = html;
  return page;
}

test('shows nine screens with name and category, each in both themes', () => {
  const frames = [...sheet().querySelectorAll('[data-screen]')];
  expect(
    frames.map((frame) => [...frame.querySelectorAll('p')].slice(0, 2).map((p) => p.textContent)),
  ).toEqual(galleryScreens.map(({ name, category }) => [name, category]));
  expect(frames).toHaveLength(9);
  for (const frame of frames) {
    const themes = [...frame.querySelectorAll('a')].map(({ dataset }) => dataset['theme']);
    expect(themes).toEqual(['light', 'dark']);
  }
});

test('links each to its large picture, and waits with the small one until it is in view', () => {
  for (const link of sheet().querySelectorAll('a')) {
    expect(link.getAttribute('href')).toContain(`large-${link.dataset['theme'] ?? ''}.webp`);
    const image = link.querySelector('img');
    expect(image?.getAttribute('src')).toContain(`thumb-${link.dataset['theme'] ?? ''}.webp`);
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect([image?.width, image?.height]).toEqual([800, 500]);
    expect(image?.alt.length).toBeGreaterThan(40);
  }
});

test('has a part of each for a phone, in that theme', () => {
  for (const link of sheet().querySelectorAll('a')) {
    const [avif, webp] = [...link.querySelectorAll('source')].map(({ srcset }) => srcset);
    const part = `phone-${link.dataset['theme'] ?? ''}`;
    expect([avif, webp]).toEqual([link.dataset['phoneAvif'], link.dataset['phoneWebp']]);
    expect(avif).toContain(`${part}.avif`);
    expect(webp).toContain(`${part}.webp`);
  }
});

test('opens the viewer on the picture that was clicked, in the theme that is painted', async () => {
  const { user, container } = render(<Gallery html={html} />);
  const third = container.querySelector('[data-screen=reply-as-client] a[data-theme=light] img');
  if (third) await user.click(third);
  expect(await screen.findByText('3 of 9')).toBeTruthy();
  const shown = screen.getByRole('dialog').querySelector('img');
  expect(shown?.getAttribute('src')).toContain('reply-as-client/large-light.webp');

  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaves a click with Ctrl to the browser', async () => {
  const { user, container } = render(<Gallery html={html} />);
  let isLeft = false;
  container.addEventListener('click', (event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  });
  await user.keyboard('{Control>}');
  const first = container.querySelector('a[data-theme=light] img');
  if (first) await user.click(first);
  expect(isLeft).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
