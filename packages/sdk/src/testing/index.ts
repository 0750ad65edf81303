export { bet } from './bet.ts'
export { casinoBet } from './casinoBet.ts'
export { endedBet, endedSession, voidBet } from './endedBets.ts'
