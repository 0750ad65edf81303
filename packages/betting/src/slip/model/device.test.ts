import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deviceFrom } from './device.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  {
    userAgent: `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/138.0.0.0 Mobile Safari/537.36`,
    device: { name: 'Chrome', os: 'Android', version: '138.0.0.0', mobile: true },
  },
  {
    userAgent: `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.1.2`,
    device: { name: 'Edge', os: 'Windows', version: '138.0.1.2', mobile: false },
  },
  {
    userAgent: `${mozilla} (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    device: { name: 'Samsung Internet', os: 'Android', version: '25.0', mobile: true },
  },
  {
    userAgent: `${mozilla} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
    device: { name: 'Safari', os: 'iOS', version: '17.5', mobile: true },
  },
  {
    userAgent: `${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0`,
    device: { name: 'Firefox', os: 'macOS', version: '127.0', mobile: false },
  },
  { userAgent: '', device: { name: 'unknown', os: 'unknown', version: 'unknown', mobile: false } },
])('BET-008 detects $device.name on $device.os from the user-agent text', ({ userAgent, device }) =>
  expect(deviceFrom({ text: userAgent })).toEqual(device),
)

it('BET-008 prefers client hints if the browser has them', () => {
  const brands = [
    { brand: 'Not)A;Brand', version: '8' },
    { brand: 'Chromium', version: '138' },
    { brand: 'Opera', version: '122' },
  ]
  expect(deviceFrom({ text: 'frozen', hints: { brands, mobile: true, platform: 'Android' } })).toEqual({
    name: 'Opera',
    os: 'Android',
    version: '122',
    mobile: true,
  })
})

it('BET-008 returns values that fit an order and are never empty', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 400 }), (userAgent, platform) => {
      const { name, os, version } = deviceFrom({ text: userAgent, hints: { platform } })
      for (const text of [name, os, version]) {
        expect(text.length).toBeGreaterThan(0)
        expect(text.length).toBeLessThanOrEqual(128)
      }
    }),
  )
})
