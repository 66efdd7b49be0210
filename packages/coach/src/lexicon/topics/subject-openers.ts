/** Ordinary words that often open a subject line, so that a capital on them shows no name. */
export const subjectOpeners: ReadonlySet<string> = new Set(
  (
    'advance annual autumn back bad big blank blog book booking broken busy care career cheap clean clear closed cloud club cold common customer ' +
    'dead delivery desk digital direct door draft dry early easy eco editorial electric empty error event exact extra failed fair false fast feature first food free fresh full ' +
    'garden gift grant green guest half hard help hidden high home hot idle illegal independent indoor in-house job junior kitchen ' +
    'large late lead legal less light live local long lost low lunch mail main maintenance manual menu mobile more morning moving new news night ' +
    'odd office old online open order outdated own page paid paper parking partial phone podcast poor press price print product public quiet ' +
    'rare raw recycled remote rental repair research return review room route sales sample school seat second seed senior server shared shelf shop short silent slow ' +
    'small smart social solar source spare speaker spring staff stale start-up startup stock storage story summer supplier support survey team ten third ticket tiny toner tour trade ' +
    'training trial two typo unpaid unsold unused urgent used vacant volunteer wall waste weak webhook website weekend weekly wet winter wrong year yearly'
  ).split(' '),
);
