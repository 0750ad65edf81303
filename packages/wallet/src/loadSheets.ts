import { depositChunk } from './deposit/depositChunk.ts'
import { withdrawChunk } from './withdraw/withdrawChunk.ts'

/** Rejects if a chunk fails to load. */
export const loadSheets = () => Promise.all([depositChunk.load(), withdrawChunk.load()])
