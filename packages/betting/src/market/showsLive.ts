import { isInPlay } from '@kit/rules'

/**
 * Returns true if an event shows LIVE instead of VS: the operator reports it in play, or its open date implies it. The
 * tag and the section of the event use the same rule. Sources: MKT-015, MKT-017, Q-003.
 */
export const showsLive = (operatorSaysInPlay: boolean, openDate: string, nowMs: number): boolean =>
  operatorSaysInPlay || isInPlay(Date.parse(openDate), nowMs)
