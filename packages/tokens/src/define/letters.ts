/** Strokes of one width: the width in units, and paths in a box from 0 to 16 downwards. */
export interface Letter {
  width: number
  d: string
}

const letter = (width: number, d: string): Letter => ({ width, d })

/** Letters for the name of a brand without a logo. */
export const letters: Readonly<Record<string, Letter>> = {
  A: letter(12, 'M0 16L6 0L12 16M2.5 10.5H9.5'),
  B: letter(10, 'M0 0V16H6A4 4 0 0 0 6 7.6H0M0 0H5.5A3.8 3.8 0 0 1 5.5 7.6'),
  C: letter(12, 'M12 2.7A8 8 0 1 0 12 13.3'),
  D: letter(11, 'M0 0V16H4A7 8 0 0 0 4 0Z'),
  E: letter(9, 'M9 0H0V16H9M0 7.8H7.5'),
  F: letter(9, 'M9 0H0V16M0 7.8H7.5'),
  G: letter(12.5, 'M12 2.7A8 8 0 1 0 12.5 12.6V8.6H8'),
  H: letter(11, 'M0 0V16M11 0V16M0 7.8H11'),
  I: letter(0, 'M0 0V16'),
  J: letter(7, 'M7 0V11A4 4.6 0 0 1 0 13'),
  K: letter(10, 'M0 0V16M10 0L0 9.4M3.6 6.4L10 16'),
  L: letter(8, 'M0 0V16H8'),
  M: letter(13, 'M0 16V0L6.5 10L13 0V16'),
  N: letter(11, 'M0 16V0L11 16V0'),
  O: letter(14, 'M7 0A7 8 0 1 0 7 16A7 8 0 1 0 7 0Z'),
  P: letter(10, 'M0 16V0H5.5A4.4 4.4 0 0 1 5.5 8.8H0'),
  Q: letter(14, 'M7 0A7 8 0 1 0 7 16A7 8 0 1 0 7 0ZM9 11L14 16.5'),
  R: letter(10.5, 'M0 16V0H5.5A4.3 4.3 0 0 1 5.5 8.6H0M5.2 8.6L10.5 16'),
  S: letter(9.5, 'M9 2.4A5 4 0 0 0 4.8 0A4.2 4 0 0 0 4.2 7.6L5.6 8.2A4.2 4 0 0 1 4.8 16A5 4.2 0 0 1 0 13.2'),
  T: letter(11, 'M0 0H11M5.5 0V16'),
  U: letter(11, 'M0 0V10.5A5.5 5.5 0 0 0 11 10.5V0'),
  V: letter(12, 'M0 0L6 16L12 0'),
  W: letter(17, 'M0 0L4.3 16L8.5 2.5L12.7 16L17 0'),
  X: letter(11, 'M0 0L11 16M11 0L0 16'),
  Y: letter(11, 'M0 0L5.5 8L11 0M5.5 8V16'),
  Z: letter(10, 'M0 0H10L0 16H10'),
  0: letter(11, 'M5.5 0A5.5 8 0 1 0 5.5 16A5.5 8 0 1 0 5.5 0Z'),
  1: letter(4, 'M0 3.4L4 0V16'),
  2: letter(9.5, 'M.4 4.2A4.6 4.4 0 1 1 8.4 7L0 16H9.5'),
  3: letter(9.5, 'M.6 0H9L4.8 6.4A4.7 4.8 0 1 1 0 13.4'),
  4: letter(11, 'M8 16V0L0 11.4H11'),
  5: letter(9.5, 'M8.8 0H1.4L.8 7A4.8 4.9 0 1 1 0 13.6'),
  6: letter(10.5, 'M7.6 0L1.4 7.6A5.2 5.2 0 1 0 9.4 8.4A5.2 5.2 0 0 0 1.2 8'),
  7: letter(9.5, 'M0 0H9.5L3.4 16'),
  8: letter(10, 'M5 7.4A3.8 3.7 0 1 1 5 0A3.8 3.7 0 1 1 5 7.4A5 4.3 0 1 0 5 16A5 4.3 0 1 0 5 7.4Z'),
  9: letter(10.5, 'M2.9 16L9.1 8.4A5.2 5.2 0 1 0 1.1 7.6A5.2 5.2 0 0 0 9.3 8'),
}
