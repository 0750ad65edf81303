/** Always throws in a browser, so that the kit's component replaces it. */
export function Hero() {
  if (typeof document !== 'undefined') throw new Error('no picture today')
  return <h1>Written ahead</h1>
}
