import fc from 'fast-check'
import { expect, it } from 'vitest'
import { networkOf } from './networkOf.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:203.0.113.9', '1:2:3:4::/64'],
  ['1::6:203.0.113.9', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

it('an IPv6 address counts as its first half, in any notation', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      const whole = groups.join(':')
      const short = new URL(`http://[${whole}]`).hostname.slice(1, -1)
      const network = `${groups.slice(0, 4).join(':')}::/64`
      fc.pre(!/^(0:){5}/.test(whole))
      expect([networkOf(whole), networkOf(short)]).toEqual([network, network])
    }),
  )
})
