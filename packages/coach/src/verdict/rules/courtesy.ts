import { wordRule } from '../word-rule.ts';

// A line that could open any mail delays the reason to read this one. No study measured it (T11).
export const courtesy = wordRule({
  id: 'courtesy',
  name: 'Empty courtesy',
  evidence: ['T11'],
  steps: 2,
  patterns: [
    'hope|trust *2 this|my|the *2 find|reach|meet you',
    'hope|trust *1 you|everything|all|thing be *2 well|good|great|fine',
    'hope *1 you be have',
    'hope|wish *1 your week|day|weekend|month|year',
    'how be you *1 today|do',
    'allow|let me to|introduce *1 introduce|myself',
    'i would like to introduce',
    'my name be * *1 and|i',
    'i|we *1 be *1 write|contact|reach *1 to|you|out|because|in',
    'i|we *1 want|wish|like to *1 reach|touch|connect|introduce',
    'thank you *1 for|in *2 time|advance|consideration|attention',
    'look forward to *1 hear|your|speak|connect|work',
    'sorry|apology|apologise|apologize *1 for|to *3 bother|email|message|intrusion|inconvenience',
    'i know|understand|realize|realise you *1 be *2 busy',
    'feel free to',
    'do not hesitate to',
    'at your *1 convenience',
    'please find attach',
  ],
  reason: (quote) => `“${quote}” could stand in any mail, so the reader learns nothing from it.`,
  fix: 'Cut it and begin with what only this reader could be told.',
});
