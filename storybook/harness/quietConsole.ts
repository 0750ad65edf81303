const loud = ['error', 'warn'] as const

/** Records console errors and warnings. `stop` restores the console and returns them. */
export function listenToConsole(): { stop: () => string[] } {
  const complaints: string[] = []
  const own = loud.map((level) => [level, console[level]] as const)
  for (const [level, print] of own)
    console[level] = (...words: unknown[]) => {
      complaints.push(`console.${level}: ${words.map(String).join(' ')}`)
      print(...words)
    }
  return {
    stop: () => {
      for (const [level, print] of own) console[level] = print
      return complaints.splice(0)
    },
  }
}
