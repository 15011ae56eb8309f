import { describe, expect, test } from 'vitest'
import { emailMessage, nameTooLongMessage } from '../common/validation.ts'
import { isReclaimable, isReclaimState, reclaimWithin } from '../consignment/reclaim.ts'
import { nameShapeMessage } from '../identity/person-names.ts'
import { giftCardDesigns } from './designs.ts'
import {
  checkDigit,
  deliveryDateMessage,
  deliveryDateProblem,
  deliveryMoment,
  type GiftCardWish,
  giftCardAmountMessage,
  giftCardAmountProblem,
  giftCardNumber,
  giftCardPin,
  giftCardProblems,
  giftMessageMessage,
  giftMessageProblem,
  giftNameProblem,
  groupedNumber,
  plainEmailMessage,
  recipientEmailProblem,
  recipientNameMessage,
} from './gift-cards.ts'

const now = new Date('2026-11-21T18:00:00Z')

describe('a gift card that is to be bought', () => {
  test.each([1000, 2500, 50_000])('may be of %i cents', (amount) =>
    expect(giftCardAmountProblem(amount)).toBeUndefined(),
  )
  test.each([0, 900, 1050, 50_100, 1000.5, -1000, Number.NaN])('may not be of %d cents', (amount) =>
    expect(giftCardAmountProblem(amount)).toBe(giftCardAmountMessage),
  )

  const newYork = 'America/New_York'
  test.each(['2026-11-21', '2026-12-24', '2027-11-21'])('may be sent on %s', (day) =>
    expect(deliveryDateProblem(day, now, newYork)).toBeUndefined(),
  )
  test.each([
    '2026-11-20',
    '2027-11-22',
    '2026-13-01',
    '2027-02-30',
    '24.12.2026',
    '',
    '2026-12-24T00:00:00Z',
  ])('may not be sent on %s', (day) =>
    expect(deliveryDateProblem(day, now, newYork)).toBe(deliveryDateMessage),
  )
  test('may be sent today as long as it is today where the receiver lives', () => {
    const eve = new Date('2026-11-22T09:59:00Z')
    expect(deliveryDateProblem('2026-11-21', eve, 'Pacific/Honolulu')).toBeUndefined()
    expect(deliveryDateProblem('2026-11-21', eve, newYork)).toBe(deliveryDateMessage)
    expect(deliveryDateProblem('2026-11-21', now, 'Asia/Tokyo')).toBe(deliveryDateMessage)
    expect(deliveryDateProblem('2026-11-22', now, 'Asia/Tokyo')).toBeUndefined()
  })

  test.each([
    ['2026-12-24', 'America/New_York', '2026-12-24T14:00:00Z'],
    ['2027-07-04', 'America/New_York', '2027-07-04T13:00:00Z'],
    // The days on which New York's clocks change, and the days beside them.
    ['2027-03-13', 'America/New_York', '2027-03-13T14:00:00Z'],
    ['2027-03-14', 'America/New_York', '2027-03-14T13:00:00Z'],
    ['2026-11-22', 'America/New_York', '2026-11-22T14:00:00Z'],
    ['2027-10-31', 'Europe/Berlin', '2027-10-31T08:00:00Z'],
    ['2027-10-30', 'Europe/Berlin', '2027-10-30T07:00:00Z'],
    // Arizona has no summer time; Lord Howe's is half an hour; Tokyo's morning is the day before in London.
    ['2027-07-04', 'America/Phoenix', '2027-07-04T16:00:00Z'],
    ['2027-04-04', 'Australia/Lord_Howe', '2027-04-03T22:30:00Z'],
    ['2026-12-24', 'Asia/Tokyo', '2026-12-24T00:00:00Z'],
    ['2026-12-24', 'Pacific/Kiritimati', '2026-12-23T19:00:00Z'],
    ['2026-12-24', 'Asia/Kathmandu', '2026-12-24T03:15:00Z'],
  ])('to be given on %s leaves at 9:00 in %s', (day, zone, utc) =>
    expect(deliveryMoment(day, zone, now)).toEqual(new Date(utc)),
  )
  test('leaves at 9:00 on the clocks of every time zone, on every day of a year', () => {
    for (const zone of Intl.supportedValuesOf('timeZone').filter((_, i) => i % 7 === 0)) {
      const clock = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      })
      for (let days = 2; days < 365; days += 3) {
        const day = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
        expect([zone, clock.format(deliveryMoment(day, zone, now))]).toEqual([zone, `${day} 09:00`])
      }
    }
  })
  test('leaves at once when the morning of its day is over', () =>
    expect(deliveryMoment('2026-11-21', newYork, now)).toEqual(now))

  test('names for whom it is', () => {
    expect(giftNameProblem(' Nora ', recipientNameMessage)).toBeUndefined()
    expect(giftNameProblem('  ', recipientNameMessage)).toBe(recipientNameMessage)
    expect(giftNameProblem('N'.repeat(61), recipientNameMessage)).toBe(nameTooLongMessage)
    for (const name of ['Zoë Ω', 'Ada & Co.', 'Jo, accounting'])
      expect(giftNameProblem(name, recipientNameMessage)).toBeUndefined()
    for (const name of ['Ada\r\nBcc: x', 'win at https://evil.example', 'WWW.evil.example', 'Ada \u202eeda'])
      expect(giftNameProblem(name, recipientNameMessage)).toBe(nameShapeMessage)
  })
  test('goes to a plain address when it is mailed, and to none when it is printed', () => {
    expect(recipientEmailProblem('nora@hemline.example', 'email')).toBeUndefined()
    expect(recipientEmailProblem(null, 'print')).toBeUndefined()
    expect(recipientEmailProblem('', 'email')).toBe(emailMessage)
    expect(recipientEmailProblem('nora', 'email')).toBe(emailMessage)
    expect(recipientEmailProblem('nora+gift@hemline.example', 'email')).toBe(plainEmailMessage)
  })
  test('has a message of up to 300 characters, or none', () => {
    expect(giftMessageProblem(null)).toBeUndefined()
    expect(giftMessageProblem('💐'.repeat(300))).toBeUndefined()
    expect(giftMessageProblem('x'.repeat(301))).toBe(giftMessageMessage)
  })

  const wish: GiftCardWish = {
    templateId: '1',
    amount: 5000,
    deliveryMethod: 'email',
    deliveryDate: '2026-12-24',
    recipientName: 'Nora',
    recipientEmail: 'nora@hemline.example',
    senderName: 'Imani',
    giftMessage: null,
  }
  test('names each field that is wrong', () => {
    expect(giftCardProblems(wish, now)).toEqual([])
    const bad = {
      ...wish,
      templateId: '99',
      amount: 1,
      deliveryDate: '',
      recipientName: '',
      recipientEmail: '',
      senderName: '',
    }
    expect(giftCardProblems(bad, now).map((one) => one.field)).toEqual([
      'templateId',
      'amount',
      'deliveryDate',
      'recipientName',
      'recipientEmail',
      'senderName',
    ])
  })
  test('has six designs or more, each with its own name and drawing', () => {
    expect(giftCardDesigns.length).toBeGreaterThanOrEqual(6)
    for (const key of ['id', 'slug', 'name', 'alt'] as const)
      expect(new Set(giftCardDesigns.map((one) => one[key])).size).toBe(giftCardDesigns.length)
  })
})

describe('a number and a PIN as typed', () => {
  const number = `604938112200001${checkDigit('604938112200001')}`
  test('may have spaces and hyphens', () => {
    expect(giftCardNumber(groupedNumber(number))).toBe(number)
    expect(giftCardNumber(` ${number.slice(0, 8)}-${number.slice(8)}`)).toBe(number)
    expect(giftCardPin(' 204 060 ')).toBe('204060')
  })
  test('are none when a digit is wrong, missing or too many', () => {
    const wrong = `${Number(number[0]) === 9 ? 0 : Number(number[0]) + 1}${number.slice(1)}`
    for (const typed of [wrong, number.slice(1), `${number}0`, 'gift card', ''])
      expect(giftCardNumber(typed)).toBeUndefined()
    for (const typed of ['20406', '2040600', 'abcdef', '']) expect(giftCardPin(typed)).toBeUndefined()
  })
  test('the check digit is Luhn’s', () => {
    expect(checkDigit('7992739871')).toBe('3')
    expect(checkDigit('453201511283036')).toBe('6')
  })
})

describe('a piece that goes back to its seller', () => {
  const facts = {
    state: 'expired',
    consignorId: 'greta',
    userId: 'greta',
    endsAt: new Date('2026-11-30T00:00:00Z'),
  } as const
  test('is the seller’s, not accepted or expired, and within its time', () => {
    expect(isReclaimable(facts, now)).toBe(true)
    expect(isReclaimable({ ...facts, state: 'unaccepted' }, now)).toBe(true)
    expect(isReclaimState('expired')).toBe(true)
  })
  test('is no other shopper’s, not on sale, and not after its time', () => {
    expect(isReclaimable({ ...facts, userId: 'nora' }, now)).toBe(false)
    expect(isReclaimable({ ...facts, userId: null, consignorId: null }, now)).toBe(false)
    expect(isReclaimable({ ...facts, state: 'listed' }, now)).toBe(false)
    expect(isReclaimable({ ...facts, state: 'reclaimed' }, now)).toBe(false)
    expect(isReclaimable({ ...facts, endsAt: now }, now)).toBe(false)
    expect(isReclaimable({ ...facts, endsAt: null }, now)).toBe(false)
    expect(isReclaimState('listed')).toBe(false)
  })
  test('says within how many days, a day that has begun counted', () => {
    expect(reclaimWithin(facts.endsAt, now)).toBe('Reclaim within 9 days')
    expect(reclaimWithin(new Date('2026-11-21T19:00:00Z'), now)).toBe('Reclaim within 1 day')
  })
})
