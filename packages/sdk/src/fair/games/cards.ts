/**
 * From its number in a deck of 52: 0 to 12 are the ace to the king of spades, then hearts, diamonds, clubs.
 */
export interface Card {
  /** 1 is the ace, 13 the king. */
  rank: number
  suit: number
}

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['♠', '♥', '♦', '♣']

export const cardOf = (number: number): Card => ({ rank: (number % 13) + 1, suit: Math.floor(number / 13) })

export const symbolOf = ({ rank, suit }: Card): string => `${ranks[rank - 1]}${suits[suit]}`

export const isRed = ({ suit }: Card): boolean => suit === 1 || suit === 2
