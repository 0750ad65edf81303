import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSilksFile, silksAddress, silksPath } from '../../feed/names/silksAddress.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator } from '../../testing/operator.ts'
import { drawSilks } from './silks.ts'

const anyNumber = fc.nat({ max: 2 ** 32 - 1 })

it('MKT-013 draws a jacket in two different colours, the same for the same number', () => {
  fc.assert(
    fc.property(anyNumber, (number) => {
      const svg = drawSilks(number)
      expect(svg).toBe(drawSilks(number))
      expect(svg).not.toMatch(/undefined|NaN|script|href/)
      expect(new Set(svg.match(/fill="#[\da-f]{6}"/g)).size).toBe(2)
    }),
  )
})

it('parses the number in each address, and in nothing else', () => {
  fc.assert(
    fc.property(anyNumber, (number) => {
      expect(readSilksFile(silksAddress(number).slice(silksPath.length))).toBe(number)
    }),
  )
  for (const file of ['', '.svg', '../1.svg', '123456789.svg', 'xyz.svg', '1.svg.html'])
    expect(readSilksFile(file)).toBeUndefined()
})

it('serves a picture without scripts, and none at another address', async () => {
  const { sandbox } = await startTestOperator(opening(testMarket('1.1')))
  const found = await fetch(new URL(silksAddress(0x1_2345), sandbox.url))
  expect(found.headers.get('content-type')).toBe('image/svg+xml')
  expect(found.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(await found.text()).toBe(drawSilks(0x1_2345))
  expect((await fetch(new URL(`${silksPath}no.svg`, sandbox.url))).status).toBe(404)
  await sandbox.close()
})
