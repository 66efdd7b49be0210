/** First words of a call to action that can be nothing but a verb. */
export const orderVerbs: ReadonlySet<string> = new Set(
  (
    'accept add adopt advertise agree apply approve arrange ask attend become begin bring browse buy choose collaborate come complete confirm connect ' +
    'consider contribute create decide describe discover donate eat enjoy enrol enroll enter explain explore fill follow forget get give go grab have ' +
    'help hire ignore improve include install introduce invest invite join keep learn leave let listen make meet mention migrate nominate opt participate ' +
    'pay pre-order prepare read receive recommend refer register remember renew reply reserve respond rsvp save say see select sell send speak stay ' +
    'submit subscribe suggest take teach tell think try upload view volunteer write'
  ).split(' '),
);

/** First words that are a verb or a noun: "call the office", but "call next week". */
export const mayOrder: ReadonlySet<string> = new Set(
  (
    'answer back book call cancel change chat check claim click contact demo download drop email find host interview list look mail move name offer open order ' +
    'partner pass phone pick pilot place play plan post quote rent request review ring schedule share shop show sign sponsor start step stock stop ' +
    'supply support switch talk taste test text tour train trial turn update upgrade use visit vote wait walk watch win work forward message'
  ).split(' '),
);
