import { createFlags, type FlagOverrides } from '@kit/sdk/flags'
import { expect, it } from 'vitest'
import { chatAddress, type ChatFacts } from './chatAddress.ts'
import { chatProviders } from './outsideOptions.ts'

const template = '/api/common/outside/chat/{provider}?value={value}'
const configured: FlagOverrides = { 'chat.provider': 'tawk', 'chat.value': '5f0a/default' }
const at = (flags: FlagOverrides = {}, facts: Partial<ChatFacts> = {}) =>
  chatAddress({
    flags: createFlags({ ...configured, ...flags }),
    template,
    isPlayer: true,
    isHome: true,
    ...facts,
  })

it.each(chatProviders)('SHELL-113 loads the chat of the configured kind: %s', (provider) => {
  expect(at({ 'chat.provider': provider })).toBe(`/api/common/outside/chat/${provider}?value=5f0a%2Fdefault`)
})

it('SHELL-113 has no chat if chat.provider is set to none, chat.value is not given, or the site has no page for it', () => {
  expect(at({ 'chat.provider': 'none' })).toBeUndefined()
  expect(at({ 'chat.value': null })).toBeUndefined()
  expect(at({}, { template: undefined })).toBeUndefined()
})

it('AUTH-058 SHELL-113 loads the chat of the operator’s contact channels before that of the domain', () => {
  const channel = { type: 'zoho', value: 'desk-1' } as const
  const own = '/api/common/outside/chat/zoho?value=desk-1'
  expect(at({}, { channel })).toBe(own)
  expect(at({ 'chat.provider': 'none', 'chat.value': null }, { channel })).toBe(own)
  expect(at({}, { channel: null })).toContain('/chat/tawk')
})

it('SHELL-114 SHELL-116 has no chat for visitors and staff, and none on another path', () => {
  expect(at({}, { isPlayer: false })).toBeUndefined()
  expect(at({}, { isHome: false })).toBeUndefined()
})

it('SHELL-115 has no chat on b2b, whatever chat.enabled says, and none on b2c where it is off', () => {
  for (const isEnabled of [true, false])
    expect(at({ 'domain.type': 'b2b', 'chat.enabled': isEnabled })).toBeUndefined()
  expect(at({ 'chat.enabled': true })).toBeDefined()
  expect(at({ 'chat.enabled': false })).toBeUndefined()
})

it.each(['../../login', 'a b', 'x?y=1', 'javascript:alert(1)', '<script>', 'a/b/c', 'x'.repeat(200)])(
  'loads no chat for the invalid identifier %s',
  (value) => expect(at({ 'chat.value': value })).toBeUndefined(),
)
