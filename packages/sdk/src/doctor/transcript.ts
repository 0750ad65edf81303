import { whyNoAnswer } from './noAnswer.ts'

/** The requests to an operator and its answers, one line each, without secrets. */
export interface Transcript {
  write(line: string): void
  /** Replaces the previous line if both are of the same kind, and counts them. */
  writeRun(kind: string, line: string): void
  /** Returns the lines since the last call. */
  take(): string[]
  /** A `fetch` that records requests and answers, with a timeout. */
  fetch: typeof fetch
}

const mostCharacters = 600
const mostLines = 40
const cut = (text: string) => (text.length > mostCharacters ? `${text.slice(0, mostCharacters)} …` : text)
const withoutSecrets = (text: string) =>
  text.replaceAll(/(password=)[^&]*/g, '$1…').replaceAll(/("(?:password|token)"\s*:\s*)"[^"]*"/g, '$1"…"')

export function createTranscript(answerMs = 30_000): Transcript {
  let lines: string[] = []
  let run: { kind: string; count: number } | undefined
  const write = (line: string) => {
    run = undefined
    lines.push(cut(withoutSecrets(line)))
    // In a long transcript, the end shows the error.
    if (lines.length > mostLines) lines = lines.slice(-mostLines)
  }
  return {
    write,
    writeRun(kind, line) {
      const count = run?.kind === kind ? run.count + 1 : 1
      if (count > 1) lines.pop()
      write(count > 1 ? `${cut(line)} (the last of ${count})` : line)
      run = { kind, count }
    },
    take() {
      const taken = lines
      run = undefined
      lines = []
      return taken
    },
    async fetch(input, init) {
      const tooLate = AbortSignal.timeout(answerMs)
      const signal = init?.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate
      const request = new Request(input, { ...init, signal })
      const { pathname } = new URL(request.url)
      const body = typeof init?.body === 'string' ? ` ${init.body}` : ''
      write(`→ ${request.method} ${pathname}${body}`)
      try {
        const response = await fetch(request)
        write(`← ${response.status} ${await response.clone().text()}`)
        return response
      } catch (error) {
        write(`← ${whyNoAnswer(error) ?? 'nothing'}`)
        throw error
      }
    },
  }
}
