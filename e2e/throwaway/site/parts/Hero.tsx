/** Throws wherever somebody looks: the kit's own has to stand in. */
export function Hero() {
  if (typeof document !== 'undefined') throw new Error('no picture today')
  return <h1>Written ahead</h1>
}
