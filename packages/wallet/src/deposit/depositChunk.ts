import { createChunk } from '../chunk.ts'

export const depositChunk = createChunk(() => import('./depositParts.ts'))
