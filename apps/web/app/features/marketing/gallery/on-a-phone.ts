/** When a whole screen would be too small to read, a part of it is shown. */
export const onAPhone = '(max-width: 767px) and (orientation: portrait)';

export const partSize = { width: 640, height: 800 } as const;
