import { describe, expect, test } from 'vitest'
import { isPushAddress, pushServiceHosts } from './push-services.ts'

describe('the address of a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s is taken', (endpoint) => {
    expect(isPushAddress(endpoint, pushServiceHosts)).toBe(true)
  })

  test.each([
    'https://example.com/abc',
    'https://10.0.0.1/abc',
    'https://localhost/abc',
    'https://evilfcm.googleapis.com.example/abc',
    'https://notfcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com@10.0.0.1/abc',
    'http://fcm.googleapis.com/abc',
    'fcm.googleapis.com/abc',
    '',
  ])('%j is refused', (endpoint) => {
    expect(isPushAddress(endpoint, pushServiceHosts)).toBe(false)
  })
})
