import { createChunk } from '../chunk.ts'

/** The steps of the deposit. */
export const depositChunk = createChunk(() => import('./depositParts.ts'))
