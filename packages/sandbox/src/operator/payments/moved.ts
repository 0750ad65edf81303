/** What an act did to a request: nothing when it was there already. */
export interface Moved {
  hasMoved: boolean
  hasMovedPoints: boolean
}
