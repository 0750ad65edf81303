import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { ready, readyMark } from './protocol.ts'

export async function startSubject(args: readonly string[]) {
  const file = fileURLToPath(new URL('subject.ts', import.meta.url))
  const child = spawn(process.execPath, ['--conditions=@kit/source', file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  if (!child.stdout) throw new Error('The measured process has no voice.')
  for await (const line of createInterface(child.stdout))
    if (line.startsWith(readyMark)) return { child, ...ready.parse(JSON.parse(line.slice(readyMark.length))) }
  throw new Error('The measured process stopped before it was ready.')
}

export async function usageOf(child: ChildProcess): Promise<{ bytes: number; cpuMs: number }> {
  child.send('usage')
  const [usage] = (await once(child, 'message')) as [{ bytes: number; cpuMs: number }]
  return usage
}

export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ??
  Number.NaN
