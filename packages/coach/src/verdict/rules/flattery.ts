import { wordRule } from '../word-rule.ts';

// Praise that fits anyone is read as the start of a pitch, and costs belief in the rest. Judged by the panel.
export const flattery = wordRule({
  id: 'flattery',
  name: 'Flattery',
  evidence: [],
  steps: 3,
  patterns: [
    '*1 impress|impressed *1 by|with',
    'love|admire|adore *1 what you|your|how',
    'big|huge|long *1 fan|admirer',
    'great|amazing|fantastic|awesome|excellent|incredible|wonderful|brilliant|good work|job|content|article|post|site|website|blog|company',
    'your *1 impressive|amazing|incredible|inspire|inspiring|outstanding|remarkable|esteemed|wonderful|prestigious|stunning|valuable|extraordinary|great',
    'leader|expert|professional|people like you|yourself',
    'come|stumble|came|run across|upon|into your',
    'find|see|visit|check|discover *2 your profile|company|website|site|business|page *1 online|on|and|while|through',
    'it be a|an honor|honour|pleasure|privilege',
    'inspire|inspiration *1 by|to',
    'blow away',
    'genius',
    'visionary',
    'your commitment to',
    'resonate *2 me',
    'truly|genuinely|deeply impressed|inspired|admire|inspire',
    'be in awe',
    'legend',
    'dear sir *1 madam',
    'respected|esteemed sir|madam|professor|team',
    'perfect|ideal fit|candidate|match|partner',
  ],
  reason: (quote) =>
    `“${quote}” could be said to anyone, so the reader takes it for the start of a pitch.`,
  fix: 'Name the one thing of theirs that made you write, and what it led you to.',
});
