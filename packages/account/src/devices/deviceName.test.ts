import { expect, it } from 'vitest'
import { deviceName } from './deviceName.ts'

it('names browser and system in familiar words', () => {
  const names = [
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'curl/8.5.0',
    '',
  ].map(deviceName)
  expect(names).toEqual(['Chrome, Android', 'Safari, iOS', 'Edge, Windows', 'Firefox, Linux', '', ''])
})
