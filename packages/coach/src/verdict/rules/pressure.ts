import { wordRule } from '../word-rule.ts';

// Somebody who is hurried by a stranger looks for the trick. Judged by the panel.
export const pressure = wordRule({
  id: 'pressure',
  name: 'Pressure',
  evidence: [],
  steps: 2,
  patterns: [
    'act now|fast|today',
    'last chance',
    'limited time|offer|slot|spot|seat|availability',
    'only *2 slot|spot|seat|place *1 leave|remain|available',
    'offer expire|end',
    'expire *2 today|tonight|tomorrow|soon|midnight|friday',
    'do not miss|wait|delay',
    'before it be too late',
    'hurry',
    'urgent|urgently|asap|immediately',
    'final|last reminder|notice|attempt|warning',
    'your competitor|competition',
    'fall|leave behind',
    'close your file',
    'i will|shall assume',
    'can not afford to',
    'you *2 lose|miss|leave *3 money|customer|revenue|sale|deal|out',
    'i|we need *2 answer|reply|response|decision *1 by|today|now',
    'reply *1 by|before|within',
    'for today|this week only',
    'while supply|stock last',
    'first come',
    'be you aware that',
    'do you want to lose',
    'non negotiable',
  ],
  reason: (quote) =>
    `“${quote}” hurries a reader who owes you nothing, and hurry smells of a trick.`,
  fix: 'Give the real date and its reason, or leave the clock out.',
});
