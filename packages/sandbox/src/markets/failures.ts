import { Refused } from '../http/refused.ts'

export const eventUnknown = () =>
  new Refused(404, { message: 'This event is not known', code: 'event-unknown', field: 'eventId' })
