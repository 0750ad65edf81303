import { randomBytes } from 'node:crypto'

/** Returns an unpredictable seed of 256 bits. */
export const newServerSeed = (): string => randomBytes(32).toString('hex')
