import { depositChunk } from './deposit/depositChunk.ts'
import { withdrawChunk } from './withdraw/withdrawChunk.ts'

/** Loads the deposit and withdrawal sheets. Rejects if a chunk fails to load. */
export const loadSheets = () => Promise.all([depositChunk.load(), withdrawChunk.load()])
