// The slot with five reels as data: what a table of payouts on paper says, and nothing else.

/** Stands for every symbol but the bell. */
export const wild = '✦'
/** Three or more anywhere give free spins. */
export const scatter = '♪'

/** Payout per 100 of the whole stake for three, four and five of a symbol from the left of a line. */
export const linePays: Readonly<Record<string, readonly [number, number, number]>> = {
  [wild]: [250, 1250, 12_500],
  '♔': [200, 750, 5000],
  '♜': [150, 500, 2500],
  '♥': [100, 300, 1250],
  '♦': [80, 200, 800],
  '♣': [60, 140, 500],
  '♠': [50, 110, 400],
}

/** Payout per 100 of the whole stake for three, four and five bells anywhere. */
export const scatterPays: Readonly<Record<number, number>> = { 3: 200, 4: 1000, 5: 5000 }

export const freeSpins = 8
/** Free spins pay this many times the table. They give no further free spins. */
export const freeSpinFactor = 2

/** The symbols of each reel, stop by stop, from the top. */
export const reelStrips: readonly string[] = [
  '♠♥♣♦♠♜♣♥♠♔♦♣♪♠♥♦♜♣♠♦✦♣♥♠',
  '♣♠♦♥♠♣♜♦♪♠♥♣♔♦♠♣✦♥♦♠♜♣♥♦',
  '♦♣♠♥♜♠♦♪♣♥♠♔♣♦♠♥✦♣♜♠♦♥♣♠',
  '♥♠♣♦♜♣♠♥♪♦♣♠♔♥♦♣♠✦♜♦♥♣♠♦',
  '♠♦♣♥♠♜♦♣♠♪♥♦♣♠♔♥♣♦♠✦♜♣♥♦',
]

/** The row of each reel that a line runs through; 0 is the top one. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
]
