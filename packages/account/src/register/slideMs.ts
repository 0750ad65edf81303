/** How long the panel slides in and out, in ms (REG-001). */
export const slideMs = 700
