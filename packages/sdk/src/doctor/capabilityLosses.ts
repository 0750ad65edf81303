import type { Capability } from '../contract/capabilities.ts'

/** One sentence each. */
export const capabilityLosses: Readonly<Record<Capability, string>> = {
  orderKeys:
    'A bet whose answer is lost is looked for in the open bets, and the player may wait minutes to know.',
  requestKeys:
    'A deposit or withdrawal whose answer is lost is looked for in its list, and is not sent again for 4 minutes.',
  errorCodes: 'Refusals show the operator’s message alone: no new price to accept, no field that is marked.',
  priceSequence: 'Prices of an event are read every 1.5 s instead of as they change.',
  heartbeat: 'A silent connection is noticed by Socket.IO alone, later than 6 s.',
  firstScreen: 'The first prices appear after the program has loaded.',
  marketBooks: 'After a reload the profit and loss beside each runner appear with the next bet.',
  location: 'The location of logins and orders is unknown.',
  siteHandoff: 'The switch to the second site asks for a login there.',
  passwordProof: 'Payout accounts change without the password.',
  casinoLaunch: 'Casino games are listed and cannot be opened.',
  cashOut: 'Bets cannot be cashed out.',
  unmatchedOrders: 'A player cannot ask for a price that is not on offer.',
  priceHistory: 'There are no price charts.',
  careLimits: 'There are no limits, breaks or reality checks.',
  passkeys: 'There is no login by passkey.',
  chatPages: 'Live chat opens only where the brand configures a provider.',
}
