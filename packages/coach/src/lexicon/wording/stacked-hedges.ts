const modals = ['could', 'may', 'might'];
const doubts = ['maybe', 'perhaps', 'possibly', 'potentially'];

/** Every way to doubt a verb twice or more, and the one doubt that is enough. */
function doubtedModals(): Record<string, string> {
  const doubled = doubts.flatMap((one) => [one, ...doubts.map((other) => `${one} ${other}`)]);
  return Object.fromEntries(
    modals.flatMap((modal) =>
      doubled.flatMap((doubt) => [
        [`${modal} ${doubt}`, modal],
        [`${doubt} ${modal}`, modal],
      ]),
    ),
  );
}

/** Doubts piled on one another, and what is left of them. */
export const stackedHedges: Readonly<Record<string, string>> = {
  ...doubtedModals(),
  'i think that maybe': 'I think',
  'i think maybe': 'I think',
  'i was just wondering if perhaps': 'I was wondering if',
  'i was just wondering if maybe': 'I was wondering if',
  "i'm just wondering if maybe": "I'm wondering if",
  "i'm wondering if maybe": "I'm wondering if",
  'might be something that could possibly be': 'might be',
  'i was just wondering': 'I was wondering',
  'i just thought that maybe': 'I thought',
  'i just thought maybe': 'I thought',
  'might be able to potentially': 'might be able to',
  'might be able to possibly': 'might be able to',
  'maybe perhaps': 'perhaps',
  'perhaps maybe': 'perhaps',
  'possibly perhaps': 'perhaps',
  'somewhat possibly': 'possibly',
};
