import { existsSync, readdirSync } from 'node:fs'

const isRecording = (name: string) => name.endsWith('.jsonl') || name.endsWith('.jsonl.gz')

/** The recordings of a folder, by name. Empty when there are none or the folder cannot be read. */
export function recordingsOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter(isRecording).sort() : []
}
