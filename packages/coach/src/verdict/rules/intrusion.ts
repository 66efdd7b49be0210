import { wordRule } from '../word-rule.ts';

// What touches somebody's body, home, family, faith or purse frightens from a stranger. Judged by the panel.
export const intrusion = wordRule({
  id: 'intrusion',
  name: 'Too personal',
  evidence: [],
  steps: 2,
  patterns: [
    'your *1 wife|husband|kid|child|son|daughter|mother|father|mum|mom|dad|baby|family|girlfriend|boyfriend|divorce|marriage|wedding|pregnancy',
    'your *2 health|illness|cancer|disease|diagnosis|surgery|operation|depression|weight|body|therapy|hospital|disability|recovery|bereavement|loss|funeral|grief',
    'your *1 faith|religion|church|mosque|temple|prayer',
    'your *1 debt|salary|mortgage|bankruptcy|savings|house|home|holiday|vacation|birthday',
    'pass|passing of your',
    'your *1 facebook|instagram',
    'sexy|handsome|gorgeous|beautiful|hot lady|girl|woman|man|smile|eye|photo|picture',
    'you look *2 photo|picture|great|good|young|tired',
    'i *1 see you at|leave|walk',
    'where you live',
    'god|lord|jesus|allah *1 bless|will|have|lead|love',
    'my dear|friend|sweet|darling|honey|babe',
  ],
  reason: (quote) => `“${quote}” comes closer than a stranger may.`,
  fix: 'Stay with what they do in public and at work.',
});
