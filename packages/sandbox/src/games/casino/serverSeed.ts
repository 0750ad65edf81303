import { randomBytes } from 'node:crypto'

/** A seed of 256 bits that nobody can guess. */
export const newServerSeed = (): string => randomBytes(32).toString('hex')
