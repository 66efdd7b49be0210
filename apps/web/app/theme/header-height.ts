/** The height of the product's header in pixels; `--header` in tokens.css. */
export const headerHeight = 56;

/** The same with some margin. */
export const belowHeader = headerHeight + 16;
