/** Verbs that open an order: "send", "don't forget", "awaiting your reply". */
export const orders: ReadonlySet<string> = new Set(
  (
    'please kindly reply click check share send let join take get book call visit download contact feel try claim schedule drop give ' +
    'tell fill sign apply register provide forward add start grab discover watch complete indicate consider note allow save boost ' +
    'increase improve learn use imagine come stop submit pay follow subscribe upload bring write confirm create install migrate ' +
    "set install respond revert advise choose pick meet text email buy order shop enjoy don't do never remember forget be awaiting waiting " +
    'thank thanks thanking cheers god trust rest'
  ).split(' '),
);

/** What may stand before the verb of an order. */
export const orderOpeners: ReadonlySet<string> = new Set(
  'and so but or also then just simply now always alternatively either first next finally if'.split(
    ' ',
  ),
);
