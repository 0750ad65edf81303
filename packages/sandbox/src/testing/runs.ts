/** True under `npm run prove`, which runs the long proofs at full count. */
const isProof = process.env['KIT_PROVE'] === '1'

/** Returns how often a proof repeats: a few times in tests, at full count under `npm run prove`. */
export const runs = (inTests: number, inProof: number): number => (isProof ? inProof : inTests)

/** Timeout of a proof in ms: three minutes in tests, three hours under `npm run prove`. */
export const proofTimeoutMs = isProof ? 10_800_000 : 180_000
