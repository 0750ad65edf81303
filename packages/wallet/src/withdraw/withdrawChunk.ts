import { createChunk } from '../chunk.ts'

/** The withdrawal as a sheet. */
export const withdrawChunk = createChunk(() => import('./WithdrawSheet.tsx'))
