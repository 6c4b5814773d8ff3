import { expect, test } from 'vitest'
import { direccionDe, onlyAddresses } from './direccion.ts'

test.each([
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:5::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['10.1.2.3', '10.1.2.3'],
  ['10.1.2.3:50123', '10.1.2.3'],
])('[VII-C3] %s counts as %s', (ip, red) => {
  expect(direccionDe(ip)).toBe(red)
})

test('[VII-B3] who has left before its call is looked at has no address, and is no fault of ours', () => {
  expect(direccionDe(undefined)).toBe('')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:8080', '203.0.113.7'],
  ['[2001:db8::1]:99, 10.0.0.1', '2001:db8::1, 10.0.0.1'],
  // Nobody's word is left of what is no address.
  ['203.0.113.7, <b>ana</b>, 10.0.0.1', '10.0.0.1'],
  [`${'x'.repeat(6000)}`, ''],
  ['unknown', ''],
  ['1.2.3.4.5', ''],
])('[VII-B3] of «%s» what is an address is believed: «%s»', (said, kept) => {
  expect(onlyAddresses(said)).toBe(kept)
})
