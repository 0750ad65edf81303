import { pointsFromMinor, type Minor } from '@kit/sdk/contract'

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export const when = (iso: string): string => (iso === '' ? '' : moment.format(new Date(iso)))

export function points(minor: Minor): string {
  const [whole = '0', part = ''] = String(pointsFromMinor(minor)).split('.')
  return `${BigInt(whole).toLocaleString('en-IN')}.${part.padEnd(2, '0')}`
}

export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}
