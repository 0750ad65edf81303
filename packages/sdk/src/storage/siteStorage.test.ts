import { expect, expectTypeOf, it } from 'vitest'
import { createSiteStorage, type StoredName } from './siteStorage.ts'

function memory() {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

const given = () => {
  const [browser, tab] = [memory(), memory()]
  return { browser, tab, storage: createSiteStorage({ browser, tab }) }
}

it.each([
  ['CONF-026', 'browser', { appVersion: '1.2.3' }],
  [
    'CONF-027',
    'browser',
    { referrerCode: 'FRIEND', branchId: 'b1', utmSource: 'radio', registrationSource: 'stand' },
  ],
  ['CONF-029', 'browser', { mobileVersion: '7' }],
  ['CONF-029', 'tab', { isMobileApp: true }],
  ['CONF-030', 'tab', { isFirstLogin: true }],
] as const)('%s keeps in the %s what a reload needs', (_id, place, values) => {
  const { browser, tab, storage } = given()
  for (const [name, value] of Object.entries(values)) storage.write(name as StoredName, value as never)
  const reloaded = createSiteStorage({ browser, tab })
  for (const [name, value] of Object.entries(values)) expect(reloaded.read(name as StoredName)).toBe(value)
  expect([browser.held.size > 0, tab.held.size > 0]).toEqual([place === 'browser', place === 'tab'])
  for (const name of Object.keys(values)) storage.remove(name as StoredName)
  expect([browser.held.size, tab.held.size]).toEqual([0, 0])
})

it('reads nothing that does not fit, and breaks on no storage', () => {
  const { browser, storage } = given()
  browser.held.set('kit.branchId', '')
  expect(storage.read('branchId')).toBeUndefined()
  const refuse = () => {
    throw new Error('blocked')
  }
  const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse }
  const none = createSiteStorage({ browser: blocked, tab: blocked })
  none.write('branchId', 'b1')
  none.remove('branchId')
  expect(none.read('branchId')).toBeUndefined()
  expectTypeOf(none.read('isMobileApp')).toEqualTypeOf<boolean | undefined>()
})
