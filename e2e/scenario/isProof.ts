/** Whether the long proofs run at full count. */
export const isProof = process.env['KIT_PROVE'] === '1'
