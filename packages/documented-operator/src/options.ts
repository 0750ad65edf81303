import type { IncomingMessage, ServerResponse } from 'node:http'

/** Differences between operators that the documents allow or do not exclude. */
export const variations = [
  /** Answers of writes carry only `message`. */
  'writesWithoutDocs',
  /** An empty list is 204 without a body. */
  'emptyListsAs204',
  /** Each authenticated 200 carries a new token in the `bearer` header. */
  'tokenAfterEveryAnswer',
  /** Amounts and prices are texts with two decimals. */
  'amountsAsText',
  /** Each document carries fields that no document names. */
  'extraFields',
  /** Lists carry all rows and no paging fields. */
  'listsWithoutPages',
  /** Each answer takes `slowMs` longer. */
  'slowAnswers',
  /** The socket's token may be in the handshake's auth payload: a browser sends no headers with a websocket. */
  'socketTokenInAuth',
] as const

/** Faults of a broken or hostile operator. Each affects a share of its opportunities, by the seed. */
export const faults = [
  'wrongTypes',
  'missingFields',
  'nullFields',
  'htmlInsteadOfJson',
  'badGateway',
  'errorAfterWriting',
  'lostAnswers',
  'lostRequests',
  'cutJson',
  'emptyAnswers',
  'brokenCompression',
  'duplicatedEvents',
  'eventsOfOthers',
  'malformedEvents',
  'clockDayAhead',
  'clockDayBehind',
  'tokenExpiresAtBet',
  'unavailable',
  'impossibleNumbers',
  'repeatedPages',
  'tooManyRequests',
] as const

export type Variation = (typeof variations)[number]
export type Fault = (typeof faults)[number]
export type Family = 'b2c' | 'b2b'

/** Limits what faults affect. */
export interface FaultScope {
  /** Calls as `METHOD /path`. Events are then unaffected. Default: every call and event. */
  calls?: RegExp | undefined
  /** Names of fields that wrong types, missing and null fields always affect. Default: one field in four, by chance. */
  fields?: RegExp | undefined
}

export interface OperatorOptions {
  /** Default: a free port. */
  port?: number | undefined
  /** Decides names, prices and faults. Default: 1. */
  seed?: number | undefined
  variations?: readonly Variation[] | undefined
  faults?: readonly Fault[] | undefined
  /** Share of chances at which a fault strikes, from 0 to 1. Default: 0.3. */
  faultShare?: number | undefined
  /** Default: 2000. */
  slowMs?: number | undefined
  /** Password of the accounts that exist at the start. Default: random. */
  password?: string | undefined
  /** Every one-time code. Default: 135790. */
  otp?: string | undefined
  /** Seconds between an order and its bet. Default: 1. */
  delaySecond?: number | undefined
  /** Time between two prices of a market, in ms. Default: 5000. */
  tickMs?: number | undefined
  /** Type of a domain. Default: b2c for every host that does not begin with `b2b`. */
  familyOf?: ((domainUrl: string) => Family) | undefined
  /** Called for each path that is not one of the operator's, e.g. to serve a site. Returns false if it has no answer. */
  elsewhere?: ((request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>) | undefined
}
