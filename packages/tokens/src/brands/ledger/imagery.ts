export const ruled = (line: string) => `repeating-linear-gradient(transparent 0 27px, ${line} 27px 28px)`

/** One rule is thick, one thin. */
export const doubleRule = (ink: string) =>
  `linear-gradient(${ink} 0 3px, transparent 3px 5px, ${ink} 5px 6px)`

/** Returns the two red margin lines of an account book; absent if the page has no margin. */
export const margin = (line: string) => {
  const at = (px: number) => `calc(50% - ${px}px)`
  return `linear-gradient(90deg, transparent ${at(672)}, ${line} 0 ${at(671)}, transparent 0 ${at(668)}, ${line} 0 ${at(667)}, transparent 0)`
}
