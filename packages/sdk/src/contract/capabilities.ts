/**
 * Capabilities of an operator beyond the documents. It announces them by name in `capabilities` of
 * the combined configuration. Without one, the documented behaviour applies: the guide to the contract has a
 * row for each.
 */
export const capabilityNames = [
  'orderKeys',
  'requestKeys',
  'errorCodes',
  'priceSequence',
  'heartbeat',
  'firstScreen',
  'marketBooks',
  'location',
  'siteHandoff',
  'passwordProof',
  'casinoLaunch',
  'cashOut',
  'unmatchedOrders',
  'priceHistory',
  'careLimits',
  'passkeys',
  'chatPages',
] as const

export type Capability = (typeof capabilityNames)[number]
