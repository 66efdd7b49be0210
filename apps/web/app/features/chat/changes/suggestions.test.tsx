import { lengths } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openResult } from '../../../testing/open-result.tsx';
import { optimized } from '../../../testing/optimized.ts';
import { clumsyEmail, email, goodEmail, hopelessEmail, userId } from '../../../testing/samples.ts';
import { choicesOf } from './choices.ts';
import { tenths } from '../../../lib/words.ts';
import { withoutNumbers } from '../../../testing/without-numbers.ts';

const result = optimized(clumsyEmail);
const none = choicesOf(null);
const longWait = { timeout: 10_000 };
const sheet = () => withoutNumbers(screen.getByRole('tabpanel'));
const offers = () => within(screen.getByRole('region', { name: 'You may also' }));
const questions = () => within(screen.getByRole('region', { name: 'Only you know' }));
const offerOf = (kind: string) => {
  const offer = result.offers.find((one) => one.kind === kind);
  if (!offer) throw new Error(`The coach offers no ${kind}.`);
  return offer;
};

// Pending saves would otherwise reach the server of the next test.
afterEach(async () => {
  const storedKeys = () =>
    Object.keys(localStorage).filter((key) => key.includes(`${userId}:result:`));
  await waitFor(() => expect(storedKeys()).toEqual([]), longWait);
});

/** The number of the change with these words. */
function numberAt(words: string): Element {
  const comes = [...document.querySelectorAll('ins')].find((ins) =>
    withoutNumbers(ins).includes(words),
  );
  const number = comes?.parentElement?.querySelector('button');
  if (!number) throw new Error(`No change brings "${words}".`);
  return number;
}

describe('what may be taken', () => {
  const ask = offerOf('ask');
  const [{ before, after } = { before: '', after: '' }] = ask.edits;
  const askButton = () => offers().getByRole('button', { name: /: ask for less/u });

  it('shows each offer with its words, why, and what it wins, and takes none by itself', async () => {
    await openResult(clumsyEmail);
    const row = askButton().closest('li');
    expect(row?.querySelector('del')?.textContent).toContain(before);
    expect(row?.querySelector('ins')?.textContent).toContain(after);
    expect(row?.textContent.includes(`wins ${tenths(ask.gain)}`)).toBe(ask.gain > 0);
    expect(offers().getByText(ask.reason)).toBeTruthy();
    const pressed = offers().getAllByRole('button', { pressed: false });
    expect(pressed).toHaveLength(result.offers.length);
    expect(sheet()).not.toContain(after);
  });

  it('changes text, score and ledger when it is taken, and gives all of it back', async () => {
    const { user, headline, stored } = await openResult(clumsyEmail);
    const offered = headline();
    await user.click(askButton());
    expect(askButton().textContent).toBe('Undo this');
    expect(askButton().getAttribute('aria-pressed')).toBe('true');
    expect(headline()).not.toBe(offered);
    expect(screen.getByRole('tabpanel').querySelector(`ins`)?.textContent).toContain(after);
    expect(screen.getByText('An offer you took')).toBeTruthy();
    await waitFor(() => expect(stored()?.taken).toEqual([ask.id]), longWait);
    await user.click(askButton());
    expect(headline()).toBe(offered);
    expect(sheet()).not.toContain(after);
    expect(askButton().textContent).toBe('Take');
  });

  it('is taken back by Ctrl+Z, by the note at its words, and when all is put back', async () => {
    const choices = { ...none, taken: [ask.id] };
    const { user, headline } = await openResult(clumsyEmail, { choices });
    const accepted = headline();
    await user.click(numberAt(after));
    const note = within(screen.getByRole('group', { name: 'Reason' }));
    expect(note.getByText(ask.reason)).toBeTruthy();
    await user.click(note.getByRole('button', { name: /^Put back change/u }));
    expect(headline()).not.toBe(accepted);
    expect(document.activeElement).toBe(askButton());
    await user.keyboard('{Control>}z{/Control}');
    expect(headline()).toBe(accepted);
    await user.click(screen.getByRole('button', { name: 'Put all back' }));
    expect(headline()).toContain('as before');
    await user.click(screen.getByRole('tab', { name: 'Rewrite' }));
    const words = (text: string) => text.replaceAll(/\s+/gu, '');
    expect(words(sheet())).toContain(words(result.original_email.body));
  }, 40_000);
});

describe('what only the writer knows', () => {
  const [question] = result.questions;
  if (!question) throw new Error('The coach asks nothing.');
  const field = () =>
    questions().getByRole<HTMLTextAreaElement>('textbox', { name: question.question });

  it('asks with an example that stays in sight, where it goes and what it may win', async () => {
    await openResult(clumsyEmail);
    const hint = field().closest('div')?.textContent ?? '';
    expect(hint).toContain(question.example);
    expect(hint).toContain(`up to ${tenths(question.wins)}`);
    expect(hint).toMatch(
      /Goes (?:in the greeting|after your greeting|after what you offer|as the last line)\./u,
    );
    expect(field().placeholder).toBe('');
  });

  it('becomes a sentence of the text as it is typed, on one line, and goes when it is emptied', async () => {
    const { user, headline, stored } = await openResult(clumsyEmail);
    const offered = headline();
    await user.click(field());
    await user.keyboard('it took{Enter}');
    await user.paste('\n two days');
    expect(field().value).toBe('it took  two days');
    expect(sheet()).toContain('It took two days.');
    expect(screen.getByText(/Your answer/u)).toBeTruthy();
    const answers = { [question.id]: 'it took  two days' };
    await waitFor(() => expect(stored()?.answers).toEqual(answers), longWait);
    await user.click(screen.getByRole('button', { name: 'Undo: the last decision' }));
    expect(field().value).toBe('');
    expect(headline()).toBe(offered);
  }, 40_000);

  it('leaves the text when it is emptied', async () => {
    const choices = { ...none, answers: { [question.id]: 'It took two days' } };
    const { user, stored } = await openResult(clumsyEmail, { choices });
    expect(sheet()).toContain('It took two days.');
    await user.clear(field());
    expect(sheet()).not.toContain('It took two days.');
    await waitFor(() => expect(stored()?.answers).toEqual({}), longWait);
  });

  it('leads from its words back to its field', async () => {
    const choices = { ...none, answers: { [question.id]: 'It took two days' } };
    const { user } = await openResult(clumsyEmail, { choices });
    await user.click(numberAt('It took two days.'));
    await user.click(screen.getByRole('button', { name: 'Edit your answer' }));
    expect(document.activeElement).toBe(field());
  });

  it('says kindly when no more fits', async () => {
    const { user } = await openResult(clumsyEmail);
    await user.click(field());
    await user.paste('x'.repeat(lengths.blankValue + 20));
    expect(field().value).toHaveLength(lengths.blankValue);
    expect(questions().getByText(/^That is all that fits/u)).toBeTruthy();
  });
});

it('shows no headings where there is nothing to take or to answer', async () => {
  const bare = { ...result, offers: [], questions: [] };
  await openResult(clumsyEmail, { optimization_results: bare });
  expect(screen.queryByText('You may also')).toBeNull();
  expect(screen.queryByText('Only you know')).toBeNull();
});

describe('an email beyond saving', () => {
  it('is told so with what weighs most, and led to a brief', async () => {
    const { result: hopeless } = await openResult(hopelessEmail);
    const note = screen.getByText(/^Rewording will not save this one/u);
    expect(note.textContent).toContain(`“${hopeless.score.optimized_lines[0]?.name ?? ''}”`);
    const brief = screen.getByRole('link', { name: 'Write it from a brief' });
    expect(brief.getAttribute('href')).toBe('/dashboard/wizard');
  });

  it('is no email that reaches a quarter of the points', async () => {
    await openResult(email);
    expect(screen.queryByText(/^Rewording will not/u)).toBeNull();
  });
});

describe('a good email left as it was', () => {
  it('is praised for what works in it, until something is decided', async () => {
    const strengths = ['It says things plainly.', 'It asks for one small thing.', 'A third.'];
    const good = { ...optimized(goodEmail), strengths, questions: [] };
    const { user } = await openResult(goodEmail, { optimization_results: good });
    const praise = 'Leave it as it is. It says things plainly. It asks for one small thing.';
    expect(screen.getByText(praise)).toBeTruthy();
    const [use] = screen.getAllByRole('button', { name: /^Use "/u });
    if (!use) throw new Error('There is no other subject.');
    await user.click(use);
    expect(screen.queryByText(praise)).toBeNull();
  });

  it('may go as it is where only its writer could add to it', async () => {
    const strengths = ['It says things plainly.'];
    const good = { ...optimized(goodEmail), strengths, questions: result.questions };
    await openResult(goodEmail, { optimization_results: good });
    expect(screen.getByText('It can go as it is. It says things plainly.')).toBeTruthy();
  });
});
