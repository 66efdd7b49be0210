import { englishFunctionWords } from '../words/function-words.ts';

/** Words of calls and offers that are no names when they stand in capitals. */
export const shoutedWords: ReadonlySet<string> = new Set([
  ...[...englishFunctionWords].filter((word) => word !== 'us' && word !== 'it'),
  ...(
    'act action alert announcement apply asap attention available award awards best big biggest book business buy call call-out chance cheap ' +
    'churn click deadline deal deals discount disrupting embargo embargoed ends event exclusive expires fast final free gift great ' +
    'grow growth guarantee guaranteed help hiring hot huge immediate immediately important increase invitation invited job jobs last ' +
    'launch limited love major money now new news notice offer offers only open opportunity order please position press price prices promotion ' +
    'ranked read ready register release remember revolutionary sale sales save seeking selected send sign special speakers sponsor sponsors staff ' +
    'start stop story submit today tomorrow tonight top trades unique update urgent vacancies vacancy wanted warning win winner work your'
  ).split(' '),
]);
