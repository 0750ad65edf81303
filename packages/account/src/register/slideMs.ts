/** Of the panel, in and out, in ms (REG-001). */
export const slideMs = 700
