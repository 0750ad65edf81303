import { Refused } from '../http/refused.ts'

export const eventUnknown = (field = 'eventId') =>
  new Refused(404, { message: 'This event is not known', code: 'event-unknown', field })
