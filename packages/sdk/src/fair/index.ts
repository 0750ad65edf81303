// Games whose rounds anybody can recompute: rules without screens, which an operator decides rounds by and a site checks them
// by.
export { readClaim, searchOf } from './claimAddress.ts'
export { createDraws, drawDifferent, hashOfSeed, type Draws } from './draws.ts'
export { findAmong, type Drawn, type GameRules, type Selection } from './games/game.ts'
export { byHand, multiplierAfter, crash, msUntil, msUntilAbove, targetOf } from './games/crash.ts'
export { payoutOf } from './payout.ts'
export { nameOfRules, rules, rulesNames, rulesOf, type RulesName } from './rules.ts'
export { verifyRound, type Check, type RoundClaim, type Verdict } from './verifyRound.ts'
