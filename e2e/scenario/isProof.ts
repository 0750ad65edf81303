/** Whether the long proofs run at full count. */
export const isProof = process.env['KIT_PROVE'] === '1'

/** The sizes that one of several likenesses of a test runs on: phone and wide screen in turn, and under prove both. */
export const sizeInTurn = (index: number): string[] =>
  isProof ? ['@layout'] : index % 2 === 0 ? [] : ['@desktop']
