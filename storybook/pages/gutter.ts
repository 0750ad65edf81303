/** Room to the left of a numbered picture, in pixels: for three numbers beside each other. */
export const gutter = 68
