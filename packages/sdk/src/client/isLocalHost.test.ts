import { expect, it } from 'vitest'
import { isLocalHost } from './isLocalHost.ts'

it.each([
  'localhost',
  'LOCALHOST',
  'b2b.localhost',
  'kitchen-phone',
  'studio.local',
  '127.0.0.1',
  '127.8.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.20',
  '169.254.0.9',
  '[::1]',
  '::1',
  'fd00::1',
  'fe80::1',
])('ROUTE-075 %s is a local host', (host) => expect(isLocalHost(host)).toBe(true))

it.each([
  'site.example',
  'localhost.example',
  '10.example.com',
  '127.0.0.1.example.com',
  '172.32.0.1',
  '172.15.0.1',
  '192.169.1.1',
  '8.8.8.8',
  '2001:db8::1',
])('ROUTE-075 %s is not a local host', (host) => expect(isLocalHost(host)).toBe(false))
