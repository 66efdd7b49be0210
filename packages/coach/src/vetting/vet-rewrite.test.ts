import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drafts, reword } from '../../test/vetting/drafts.ts';
import { inventions } from '../../test/vetting/inventions.ts';
import { rewordings } from '../../test/vetting/rewordings.ts';
import { unseenInventions } from '../../test/vetting/unseen-inventions.ts';
import { unseenRewordings } from '../../test/vetting/unseen-rewordings.ts';
import { anyDraft } from '../../test/emails.ts';
import { applyEdits } from '../rewrite/apply-edits.ts';
import { keepsTokens, tokensToKeep } from '../rewrite/protection.ts';
import { rewrite } from '../rewrite/rewrite.ts';
import { parseEmail } from '../document/parse-email.ts';
import { vetRewrite } from './vet-rewrite.ts';
import { figuresIn } from './facts.ts';

const { ovens } = drafts;

it('leaves a goodbye as it is where another hand makes it a pitch', () => {
  const body = 'Hi Priya,\n\nThis is my last note about the ovens. All the best with the season.';
  const draft = { subject: null, body, stage: 'follow_up' as const };
  const reworded = body.replace('All the best', 'Good luck');
  const asks = `${body} Would they be of interest?`;
  expect(vetRewrite(draft, { subject: null, body: reworded }).verdict).not.toBe('unusable');
  expect(vetRewrite(draft, { subject: null, body: asks }).verdict).toBe('unusable');
});

it('takes an ask that another hand gives to a first email that promises to stay the only one', () => {
  const body =
    "Hi Priya,\n\nYou opened a second bakery in Mold. Our ovens save 40 minutes a day. A demo takes ten minutes. I won't bother you again.";
  const asks = `${body} Would a demo be of interest?`;
  expect(vetRewrite({ subject: null, body }, { subject: null, body: asks }).verdict).toBe('better');
});

describe('what makes something up', () => {
  it.each([...inventions, ...unseenInventions])(
    'is caught in the email about %s: %j → %j',
    (name, before, after, removed) => {
      const { draft, written } = reword([name, before, after]);
      const { body, repaired } = vetRewrite(draft, { subject: draft.subject, body: written });
      expect(body).not.toContain(removed);
      expect(repaired).not.toEqual([]);
    },
  );
});

describe('a fair rewording', () => {
  const fair = [...rewordings, ...unseenRewordings];
  const judged = fair.map((one) => {
    const { draft, written } = reword(one);
    const { body, repaired } = vetRewrite(draft, { subject: draft.subject, body: written });
    return { one, passes: body === written && repaired.length === 0 };
  });

  const share = (rows: typeof judged) => rows.filter(({ passes }) => passes).length / rows.length;

  it('passes untouched mostly, however free', () => {
    expect(share(judged.slice(0, rewordings.length))).toBeGreaterThan(0.85);
  });

  it('passes untouched nearly always when nobody wrote the rules for it', () => {
    expect(share(judged.slice(rewordings.length))).toBeGreaterThan(0.9);
  });
});

describe('the writer’s own', () => {
  it('is taken over with nothing to change', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { subject, body } = draft;
        const vetted = vetRewrite(draft, { subject, body });
        expect([vetted.edits, vetted.repaired, vetted.verdict]).toEqual([[], [], 'equal']);
        expect([vetted.subject, vetted.body]).toEqual([subject, body]);
      }),
    );
  });

  it.each(Object.entries(drafts))('comes from the coach unmended: %s', (_, draft) => {
    const { subject, body } = rewrite(draft);
    const vetted = vetRewrite(draft, { subject, body });
    expect([vetted.subject, vetted.body, vetted.repaired]).toEqual([subject, body, []]);
  });
});

const garbage = fc.oneof(
  anyDraft.map(({ body }) => body),
  fc
    .tuple(
      fc.constantFrom(...Object.values(drafts)),
      fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.string({ maxLength: 9 })), { maxLength: 12 }),
    )
    .map(([{ body }, cuts]) =>
      cuts.reduce<string>((text, [at, length, put]) => {
        const start = at % (text.length + 1);
        return text.slice(0, start) + put + text.slice(start + length);
      }, body),
    ),
  fc
    .shuffledSubarray(
      Object.values(drafts).flatMap(({ body }) => body.split(/(?<=\.) |\n\n/u)),
      { minLength: 1 },
    )
    .map((parts) => parts.join('\n\n')),
);

describe('whatever was written', () => {
  const pair = fc.record({
    draft: fc.oneof(fc.constantFrom(...Object.values(drafts)), anyDraft),
    body: garbage,
    subject: fc.oneof(fc.constant(null), fc.string({ maxLength: 40 }), fc.constant('Re: Ovens')),
  });

  it('no token of the draft is lost', () => {
    fc.assert(
      fc.property(pair, ({ draft, ...written }) => {
        const tokens = tokensToKeep(parseEmail(draft));
        const vetted = vetRewrite(draft, written);
        const figures = new Set(figuresIn(`${vetted.subject ?? ''}\n${vetted.body}`));
        const lost = tokens.filter(
          (token) =>
            !keepsTokens([token], { ...draft, ...vetted }) &&
            !(token.kind === 'number' && figuresIn(token.text).every((one) => figures.has(one))),
        );
        expect(lost).toEqual([]);
      }),
    );
  });

  it('no figure comes that neither the draft nor what is known holds', () => {
    fc.assert(
      fc.property(pair, ({ draft, ...written }) => {
        const held = new Set(`${draft.subject ?? ''}\n${draft.body}`.match(/\d+/gu) ?? []);
        const vetted = vetRewrite(draft, written);
        const came = `${vetted.subject ?? ''}\n${vetted.body}`.match(/\d+/gu) ?? [];
        const spelt = new Set(figuresIn(`${draft.subject ?? ''}\n${draft.body}`));
        expect(came.filter((run) => !held.has(run) && !spelt.has(run))).toEqual([]);
      }),
    );
  });

  it('any of the edits can be made, and all of them give the vetted text', () => {
    fc.assert(
      fc.property(pair, fc.infiniteStream(fc.boolean()), ({ draft, ...written }, chosen) => {
        const { edits, subject, body } = vetRewrite(draft, written);
        expect(applyEdits(draft, edits)).toEqual({ ...draft, subject, body });
        for (const [at, edit] of edits.entries()) {
          const next = edits[at + 1];
          expect((draft[edit.field] ?? '').slice(edit.start, edit.end)).toBe(edit.before);
          expect(edit.reason).not.toBe('');
          if (next?.field === edit.field) expect(next.start).toBeGreaterThanOrEqual(edit.end);
        }
        const some = edits.filter(() => chosen.next().value);
        const length = some.reduce(
          (sum, { before, after }) => sum + after.length - before.length,
          0,
        );
        const made = applyEdits(draft, some);
        const size = (text: { subject: string | null; body: string }) =>
          (text.subject ?? '').length + text.body.length;
        expect(size(made)).toBe(size(draft) + length);
      }),
    );
  });
});

describe('the signature, footer and thread', () => {
  it('are put back verbatim', () => {
    const cut = ovens.body.slice(0, ovens.body.indexOf('\n\nBest'));
    const { body, repaired } = vetRewrite(ovens, {
      subject: null,
      body: cut.replace('in order to', 'to'),
    });
    expect(body.endsWith('costs?\n\nBest regards,\nNora Lindqvist\nBrightlane')).toBe(true);
    expect(repaired).toEqual([{ kind: 'token', text: 'Nora Lindqvist\nBrightlane' }]);
  });
});
