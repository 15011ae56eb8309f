import { expect, test } from 'vitest'
import { isStopText, phoneOf, shownPhone } from './phones.ts'

test.each(['5105550142', '(510) 555-0142', '510.555.0142', '+1 510 555 0142', ' 1-510-555-0142 '])(
  '%s is a phone number',
  (typed) => expect(phoneOf(typed)).toBe('+15105550142'),
)

test.each(['', '555-0142', '+44 20 7946 0958', '0105550142', '510555014x', '15105550142999'])(
  '%s is none',
  (typed) => expect(phoneOf(typed)).toBeUndefined(),
)

test('a stored number shows its last four digits', () => {
  expect(shownPhone('+15105550142')).toBe('(•••) •••-0142')
})

test.each(['STOP', 'stop', ' Stop. ', 'STOP ALL', 'unsubscribe', '“Quit”', 'END!'])(
  'the text %s ends texts',
  (text) => expect(isStopText(text)).toBe(true),
)

test.each(['', 'Please don’t stop', 'STOP it', 'yes', 'ended', '123456'])(
  'the text %s ends nothing',
  (text) => expect(isStopText(text)).toBe(false),
)
