import { depositChunk } from './deposit/depositChunk.ts'
import { withdrawChunk } from './withdraw/withdrawChunk.ts'

/** Loads what a tap on Deposit or Withdraw shows. Rejects when a part of it could not be loaded. */
export const loadSheets = () => Promise.all([depositChunk.load(), withdrawChunk.load()])
