/** True under `npm run prove`: the long proofs run at full count. */
const isProof = process.env['KIT_PROVE'] === '1'

/** How often a proof repeats: a few times in every test run, all of them under `npm run prove`. */
export const runs = (inTests: number, inProof: number): number => (isProof ? inProof : inTests)

/** The time-out of a proof in ms: three minutes in every test run, an hour under `npm run prove`. */
export const proofTimeoutMs = isProof ? 3_600_000 : 180_000
