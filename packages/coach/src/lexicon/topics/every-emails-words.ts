/** Words that emails about quite different things share: of the letter, of the calendar, of any trade, of any place, of any telling. */
export const everyEmailsWords: ReadonlySet<string> = new Set(
  (
    'dear regards cheers sincerely thanks thank please greetings best kind hello ' +
    'today tomorrow now next last day days week weeks month months quarter year years night nights morning monday tuesday wednesday thursday friday saturday sunday weekend spring summer autumn winter season ' +
    'street road town towns city front corner door hall home house family friend friends above below down round cold ' +
    'two three four five six seven eight nine ten half dozen first second once since still ' +
    'price prices pricing cost costs budget call calls send sends sent ask asks asked asking line lines name names part thing things hand hands ' +
    'thought thoughts think want start starts live plan plans paying pay quote note notes inbox question questions look looks use used say says said ' +
    'cut keep kept check checking wait waiting give gives take takes move moves show showed find found change changed touch written record picture pictures dates method gentle ' +
    'nobody everybody anybody another ones twice third twenty metres cannot mine given money local story stories letter letters demo demos proposal proposals partnership introduce event events'
  ).split(' '),
);
