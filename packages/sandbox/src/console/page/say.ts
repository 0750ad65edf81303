import { byId } from './dom.ts'

let timer: ReturnType<typeof setTimeout> | undefined

export function say(words: string): void {
  const place = byId('words')
  clearTimeout(timer)
  place.textContent = words
  timer = setTimeout(() => (place.textContent = ''), 6000)
}
