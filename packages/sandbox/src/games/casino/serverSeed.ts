import { randomBytes } from 'node:crypto'

/** 256 bits, unpredictable. */
export const newServerSeed = (): string => randomBytes(32).toString('hex')
