import { existsSync, readdirSync } from 'node:fs'

const isRecording = (name: string) => name.endsWith('.jsonl') || name.endsWith('.jsonl.gz')

/** A folder's recordings by name. Empty when there are none or it cannot be read. */
export function recordingsOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter(isRecording).sort() : []
}
