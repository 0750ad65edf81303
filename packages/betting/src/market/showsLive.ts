import { isInPlay } from '@kit/rules'

/**
 * Whether an event shows LIVE rather than VS: the operator says that it is in play, or the one rule of its open date
 * does. The same for the tag and for the section it stands in. Sources: MKT-015, MKT-017, Q-003.
 */
export const showsLive = (operatorSaysInPlay: boolean, openDate: string, nowMs: number): boolean =>
  operatorSaysInPlay || isInPlay(Date.parse(openDate), nowMs)
