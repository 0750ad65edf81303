import { expect, it } from 'vitest'
import { recentEvents, rememberEvent } from './recentEvents.ts'

function memory(text?: string) {
  const held = new Map(text === undefined ? [] : [['kit.betting.searched', text]])
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}
const event = (id: number) => ({
  eventTypeId: '4',
  eventId: String(id),
  eventName: `Event ${id}`,
  openDate: '2026-11-21T12:00:00.000Z',
})

it('keeps the five events that were opened last, each once, newest first', () => {
  const storage = memory()
  for (const id of [1, 2, 3, 4, 5, 6, 3]) rememberEvent(storage, event(id))
  expect(recentEvents(storage).map(({ eventId }) => eventId)).toEqual(['3', '6', '5', '4', '2'])
})

it.each(['', '{', 'null', '{"a":1}', '[{"eventId":7}]', '[1]'])('ignores %j in the storage', (text) => {
  expect(recentEvents(memory(text))).toEqual([])
})

it('stores only an event’s name and ids', () => {
  const storage = memory()
  rememberEvent(storage, { ...event(1), secret: 'x' } as ReturnType<typeof event>)
  expect(storage.getItem('kit.betting.searched')).not.toContain('secret')
})
