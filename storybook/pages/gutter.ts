/** Space to the left of a numbered picture, in px: for three adjacent numbers. */
export const gutter = 68
