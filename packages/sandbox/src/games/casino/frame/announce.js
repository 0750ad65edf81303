// Announcements for screen readers. Their elements stay in the page, because a replaced live region is often
// not read.

import { make } from './element.js'

const places = {
  polite: make('p', { className: 'spoken', role: 'status' }),
  alert: make('p', { className: 'spoken', role: 'alert' }),
}
document.body.append(places.polite, places.alert)

/** Works even if the text equals the previous one. */
export function announce(text, how = 'polite') {
  const place = places[how]
  // Screen readers only read a text that changes.
  place.textContent = place.textContent === text ? `${text}\u00a0` : text
}
