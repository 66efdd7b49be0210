/** What the product's header covers at the top of the window, in pixels; `--header` in tokens.css. */
export const headerHeight = 56;

/** The same with a little room below it. */
export const belowHeader = headerHeight + 16;
