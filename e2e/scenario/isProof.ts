/** Whether the long proofs run at full count. */
export const isProof = process.env['KIT_PROVE'] === '1'

/** The sizes that one of several likenesses of a test runs on: phone and wide screen in turn, and under prove both. */
export const sizeInTurn = (index: number): string[] =>
  isProof ? ['@layout'] : index % 2 === 0 ? [] : ['@desktop']

/** A third of long proofs is told, drawn by KIT_FLOW_TURN; all of them where nothing says so. */
const turns = 3
const turn = Number(process.env['KIT_FLOW_TURN'] || Number.NaN)

/** Whether it is the turn of one of several proofs. The same ones for the same commit. */
export const isTurnOf = (index: number): boolean =>
  isProof || Number.isNaN(turn) || index % turns === turn % turns
