import { composeEmail, formatDraft } from '@replysmith/coach';
import { expect, it } from 'vitest';
import { followUpsOfEmail } from '../../../data/coach/follow-ups.ts';
import { reviseResult } from '../../../data/coach/revise.ts';
import { exampleBrief } from '../../../data/examples.ts';
import { optimized } from '../../../testing/optimized.ts';
import { clumsyEmail, email, goodEmail, hopelessEmail } from '../../../testing/samples.ts';
import { storedFollowUps } from '../result/follow-ups.tsx';
import { choicesOf, putBack } from './choices.ts';
import { storedRevision } from './use-revision.ts';

const sender = { name: 'Nora Lindqvist', company: 'Brightlane', signature: '' };
const composed = formatDraft(composeEmail({ ...exampleBrief, painPoints: [] }, sender));
const choices = choicesOf(null);

const quoted = `${goodEmail.replace('Subject: ', 'Subject: Re: ')}\n\nOn Mon, 2 Mar 2026 at 09:12, Ines <ines@kestrel.example> wrote:\n> Which role is it?`;
const unlike = 'Ovens?';
const last =
  'Subject: Webhooks\n\nHi Ines,\n\nYour talk at NodeConf in May on idempotent webhooks is the clearest I have heard on the subject. Kestrel Pay has the same problem at 900 payments a second.\n\nThis is my last note. All the best with the talks.\n\nBest,\nPedro';
const followed =
  'Subject: Gaskets for the Rotherham line\n\nHi Tom,\n\nYour tender in August asked for seals that stand 230 °C and can be washed every shift. We supply silicone gaskets to 31 food plants within 60 miles of Rotherham. Our van delivers 200 pieces to your gate in two days.\n\nWould a sample pair for line 3 be useful?\n\nBest regards,\nNora Lindqvist';

it.each([email, goodEmail, clumsyEmail, hopelessEmail, composed, quoted, unlike, last, followed])(
  'holds just what the coach would say of an undecided result: %#',
  (text) => {
    const result = optimized(text);
    const revised = reviseResult({ result, choices });
    expect(storedRevision({ result, choices })).toEqual(revised);
    const { optimized_email, reading, follow_ups: stored } = result;
    expect(storedFollowUps(revised.result)).toEqual(
      followUpsOfEmail({ email: optimized_email, reading, stored }),
    );
  },
);

it('holds the worth of blanks, doubts, a thread, follow-ups and their end', () => {
  expect(optimized(composed).as_proposed?.blanks.some(({ wins }) => wins > 0)).toBe(true);
  expect(optimized(unlike).as_proposed?.is_unsure).toBe(true);
  expect(optimized(quoted).as_proposed?.has_thread).toBe(true);
  expect(optimized(last).as_proposed?.is_last).toBe(true);
  expect(optimized(followed).follow_ups[0]?.lines.length).toBeGreaterThan(0);
});

it('holds nothing of a decided result, or of one with an earlier score', () => {
  const result = optimized(email);
  const decided = putBack(choices, [result.changes[0]?.id ?? '']);
  expect(storedRevision({ result, choices: decided })).toBeNull();
  const older = { ...result, score: { ...result.score, version: 'older' } };
  expect(storedRevision({ result: older, choices })).toBeNull();
  expect(storedFollowUps(reviseResult({ result: older, choices }).result)).toBeNull();
});
