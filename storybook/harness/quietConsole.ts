const loud = ['error', 'warn'] as const

/** Records console errors and warnings. `stop` restores the console and returns them. */
export function listenToConsole(): { stop: () => string[] } {
  const complaints: string[] = []
  const own = loud.map((level) => [level, console[level]] as const)
  for (const [level, say] of own)
    console[level] = (...words: unknown[]) => {
      complaints.push(`console.${level}: ${words.map(String).join(' ')}`)
      say(...words)
    }
  return {
    stop: () => {
      for (const [level, say] of own) console[level] = say
      return complaints.splice(0)
    },
  }
}
