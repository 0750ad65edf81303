/** What a command changed; nothing when the request was already in that state. */
export interface Moved {
  hasMoved: boolean
  hasMovedPoints: boolean
}
