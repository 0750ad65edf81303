const loud = ['error', 'warn'] as const

/** `stop` restores the console and returns the errors and warnings. */
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
