/** A line of these words alone closes an email. */
export const signOffs: ReadonlySet<string> = new Set(
  (
    'best, best regards, kind regards, kindest regards, warm regards, warmest regards, ' +
    'regards, with regards, best wishes, all the best, warm wishes, warmly, thanks, ' +
    'thank you, many thanks, thanks so much, thanks a lot, thanks again, thanks in advance, ' +
    'thank you in advance, thank you so much, thank you very much, thanks and regards, ' +
    'thanks & regards, thanks for your time, thank you for your time, thanks for reading, ' +
    'thank you for reading, thanks for considering, thank you for your consideration, ' +
    'thank you for your time and consideration, thanks for your time and consideration, ' +
    'thanks for considering it, cheers, sincerely, yours sincerely, sincerely yours, ' +
    'yours faithfully, yours truly, yours, respectfully, cordially, with gratitude, ' +
    'gratefully, with thanks, with appreciation, talk soon, speak soon, until then, ' +
    'to your success, looking forward, take care, have a great day, have a good day, ' +
    'have a great week, have a good one, have a great weekend, have a good weekend, ciao, ' +
    'br, rgds, thx, ta, very best, very best regards'
  ).split(', '),
);
