import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pages } from '@replysmith/contract';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ApiIndexPage } from './api-index-page.tsx';
import { listApi } from './render-reference.server.tsx';

const open = () =>
  render(
    <MemoryRouter>
      <ApiIndexPage subjects={listApi()} site="https://coach.example.com" />
    </MemoryRouter>,
  );

it('begins with what keys may call, and ends with what they may not', () => {
  open();
  const subjects = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(subjects[0]).toMatch(/^Chat/);
  expect(subjects.at(-1)).toMatch(/^Admin/);
});

it('finds calls by what they do or by their path, and leads to each', async () => {
  open();
  const search = screen.getByRole('searchbox', { name: 'Search the calls' });
  await userEvent.type(search, 'email_templates trash{Enter}');
  expect(screen.getByText(/^2 calls of \d+$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^To the trash/ }).getAttribute('href')).toBe(
    `${pages.apiSubject('templates')}#delete-rest-v1-email_templates-id`,
  );
  await userEvent.clear(search);
  await userEvent.type(search, 'zebra{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /^Show all/ }));
  screen.getByRole('heading', { name: /^Workflows/ });
});
