const loud = ['error', 'warn'] as const

/** Notes what is complained of on the console. `stop` gives the console back and tells the complaints. */
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
