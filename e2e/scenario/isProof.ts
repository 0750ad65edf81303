export const isProof = process.env['KIT_PROVE'] === '1'

/**
 * Returns the sizes for one of several similar tests: phone and wide screen in turn, and under prove both.
 */
export const sizeInTurn = (index: number): string[] =>
  isProof ? ['@layout'] : index % 2 === 0 ? [] : ['@desktop']

/** The part is selected by KIT_FLOW_TURN. Default: all of them. */
const turns = 3
const turn = Number(process.env['KIT_FLOW_TURN'] || Number.NaN)

export const isTurnOf = (index: number): boolean =>
  isProof || Number.isNaN(turn) || index % turns === turn % turns
