import { expect, it } from 'vitest';
import { drafts } from '../../test/vetting/drafts.ts';
import { vetRewrite } from './vet-rewrite.ts';

const draft = drafts.ovens;
const better = draft.body.replace('leverage our ovens in order to cut', 'use our ovens to cut');

it.each([
  ['an announcement', `Here is your email:\n\n${better}`],
  ['a cheerful announcement', `Sure! Here’s a tighter version of your email:\n\n${better}`],
  ['one that greets', `Hello! I’d be happy to help. Here it is:\n\n${better}`],
  ['a label', `**Rewritten email:**\n\n${better}`],
  ['an offer to go on', `${better}\n\nLet me know if you’d like any changes!`],
  ['an offer to change the tone', `${better}\n\nWould you like me to make it more formal?`],
  ['a fence', `\`\`\`\n${better}\n\`\`\``],
  [
    'a fence with a language, and words around it',
    `Of course.\n\n\`\`\`text\n${better}\n\`\`\`\n\nI hope this helps.`,
  ],
  ['quotation marks', `“${better}”`],
  ['a list of changes', `${better}\n\n**Changes made:**\n- Replaced jargon\n- Cut 3 words`],
  ['notes beyond a rule', `${better}\n\n---\n\nI replaced the jargon to make it 12% shorter.`],
  ['rules on both sides', `Here you go:\n\n---\n\n${better}\n\n---\n\nTell me what you think.`],
  ['a second version', `Option 1:\n\n${better}\n\nOption 2:\n\nHi Priya,\n\nOvens?`],
  ['quoted lines', better.replace(/^/gmu, '> ')],
  ['HTML', `<div>${better.replaceAll('\n\n', '<br><br>').replaceAll('\n', '<br>')}</div>`],
  ['Markdown', better.replace('four minutes', '**four minutes**')],
  ['a picture', better.replace('costs?', 'costs?![](https://x.example/p.png)')],
  ['a script', better.replace('costs?', 'costs?<script>alert(1)</script>')],
  ['a link to somewhere', better.replace('Harrow Bakery', '[Harrow Bakery](https://x.example)')],
])('takes the email out of %s', (_, body) => {
  const vetted = vetRewrite(draft, { subject: null, body });
  expect(vetted.body).toBe(better);
  expect(vetted.subject).toBe(draft.subject);
  expect(vetted.repaired.length).toBeGreaterThan(0);
});

it('reads a subject line at the head of the body', () => {
  const body = `Subject: Ovens for Leeds\n\n${better}`;
  const vetted = vetRewrite(draft, { subject: null, body });
  expect([vetted.subject, vetted.body]).toEqual(['Ovens for Leeds', better]);
});

it('leaves what the draft says itself', () => {
  const own = {
    subject: null,
    body: 'Hi Tom,\n\nWe mend ovens in order to save gas.\n\nLet me know if you’d like any changes to the plan.',
  };
  const body = own.body.replace('in order to', 'to');
  expect(vetRewrite(own, { subject: null, body }).body).toBe(body);
});

it('keeps the markup that the draft has', () => {
  const own = {
    subject: null,
    body: '<p>Hi Tom,</p><p>We mend <b>ovens</b> in order to save gas.</p>',
  };
  const body = own.body.replace('in order to', 'to');
  expect(vetRewrite(own, { subject: null, body }).body).toBe(body);
});
