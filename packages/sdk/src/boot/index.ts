import '../contract/jitless.ts'
import * as z from 'zod/mini'
import { fittingRows } from '../codec/fittingRows.ts'
import { home, market, type Home, type Market } from '../contract/market.ts'
import { score, type Score } from '../contract/score.ts'

// The small part of the contract that a page needs before its entry script runs. Everything else is the
// client's.

export type { Home, Market } from '../contract/market.ts'
export type { Score } from '../contract/score.ts'

/**
 * Parses a home document as the operator sends it; leaves out invalid rows. Throws if it is not a
 * home document.
 */
export const readHome = (wire: unknown): Home => fittingRows(home, wire).read

const scores = z.array(score)

/** The scores of all events as the operator sends them, without those that do not fit. Throws where it is no list. */
export const readScores = (wire: unknown): Score[] => fittingRows(scores, wire).read

const markets = z.array(market)

/** The markets of an event as the operator sends them, without those that do not fit. Throws where it is no list. */
export const readMarkets = (wire: unknown): Market[] => fittingRows(markets, wire).read
