/** Paper ruled by a printer: a faint line for each line of writing. */
export const ruled = (line: string) => `repeating-linear-gradient(transparent 0 27px, ${line} 27px 28px)`

/** The double rule under the head of a form guide: one thick, one thin. */
export const doubleRule = (ink: string) =>
  `linear-gradient(${ink} 0 3px, transparent 3px 5px, ${ink} 5px 6px)`
