import { byId } from './dom.ts'

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a message for a while, and announces it to screen readers. */
export function say(words: string): void {
  const place = byId('words')
  clearTimeout(timer)
  place.textContent = words
  timer = setTimeout(() => (place.textContent = ''), 6000)
}
