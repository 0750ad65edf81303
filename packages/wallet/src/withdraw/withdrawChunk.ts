import { createChunk } from '../chunk.ts'

export const withdrawChunk = createChunk(() => import('./WithdrawSheet.tsx'))
