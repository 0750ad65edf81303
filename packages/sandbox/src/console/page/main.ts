import { byId, replace } from './dom.ts'
import { frame } from './frame.ts'
import { login } from './login.ts'
import { session } from './operator.ts'
import { say } from './say.ts'
import type { Section } from './section.ts'

const place = byId('console')
let open: Section | undefined

function show(): void {
  open?.stop()
  open = session.get() ? frame() : login()
  replace(place, open.element)
}

session.subscribe(() => {
  if ((session.get() === null) === place.hasAttribute('data-open')) show()
  place.toggleAttribute('data-open', session.get() !== null)
})
session.onEnd((reason) => {
  if (reason === 'expired') say('The login has ended. Please log in again.')
})
place.toggleAttribute('data-open', session.get() !== null)
show()
