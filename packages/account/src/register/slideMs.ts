/** Duration of the panel sliding in or out, in ms (REG-001). */
export const slideMs = 700
