import { byId } from './dom.ts'

let timer: ReturnType<typeof setTimeout> | undefined

/** Says what was done, for the eye and for a screen reader, for a while. */
export function say(words: string): void {
  const place = byId('words')
  clearTimeout(timer)
  place.textContent = words
  timer = setTimeout(() => (place.textContent = ''), 6000)
}
