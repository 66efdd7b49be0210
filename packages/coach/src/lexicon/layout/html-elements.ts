/** What may stand between angle brackets in the source of an HTML mail; anything else there is text. */
export const htmlElements: ReadonlySet<string> = new Set(
  (
    'a abbr address article aside b base big blockquote body br button caption center cite code col ' +
    'colgroup dd del div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head ' +
    'header hr html i img input ins kbd label li link main map area mark meta nav noscript o:p ol p pre ' +
    'q s samp script section small span strike strong style sub sup table tbody td tfoot th thead ' +
    'time title tr tt u ul var video wbr'
  ).split(' '),
);
