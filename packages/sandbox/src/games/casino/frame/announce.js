// What is read out. The place of such words stays in the page: one that is drawn anew with its words is often not heard.

import { make } from './element.js'

const places = {
  polite: make('p', { className: 'spoken', role: 'status' }),
  alert: make('p', { className: 'spoken', role: 'alert' }),
}
document.body.append(places.polite, places.alert)

/** Has a screen reader say it, also when it says the same as before. */
export function announce(text, how = 'polite') {
  const place = places[how]
  // Only words that change are read.
  place.textContent = place.textContent === text ? `${text}\u00a0` : text
}
