import { describe, expect, test } from 'vitest'
import { emailMessage, fullNameMessage, isPrintable, phoneMessage, zipMessage } from '../common/validation.ts'
import { countryName } from '../countries/countries.ts'
import { countries } from '../countries/table.ts'
import { lineShapeMessage, nameShapeMessage } from '../identity/person-names.ts'
import { deliveryLocations } from '../vocabulary/shipping.ts'
import {
  type AddressFields,
  addressProblems,
  cityMessage,
  cityProblem,
  cleanAddress,
  countryMessage,
  countryProblem,
  destinationIn,
  fullNameProblem,
  isSameAddress,
  line1Message,
  line1Problem,
  line2Problem,
  lineLongMessage,
  phoneProblem,
  stateMessage,
  stateProblem,
  zipProblem,
} from './addresses.ts'
import { guestEmailProblem } from './guest-email.ts'
import { foreignPhoneMessage, phoneDigitsIn } from './phones.ts'
import { isPoBox } from './po-box.ts'
import { postalFormOf, postalLines } from './postal.ts'
import { deliveryNoteProblem, isDeliveryLocation, lettersMessage, shownPhone } from './shown.ts'
import { streetSuggestion, zipSuggestion } from './suggestions.ts'

const oakland: AddressFields = {
  fullName: 'Ada Reed',
  line1: '12 Fir St',
  line2: null,
  city: 'Oakland',
  state: 'CA',
  zip: '94601',
  country: 'US',
  phone: '(510) 555-0100',
}

describe('the name on a parcel', () => {
  test.each(['Ada Reed', 'Ana María de la Cruz', '  Ada   Reed ', 'O’Neil Kåre', '李 小龙'])(
    'takes %s',
    (name) => {
      expect(fullNameProblem(name)).toBeUndefined()
    },
  )
  test.each(['', ' ', 'Ada', `Ada ${'x'.repeat(130)}`])('needs two words: %s', (name) => {
    expect(fullNameProblem(name)).toBe(fullNameMessage)
  })
  test('has no control characters in it, and nothing else that is no name', () => {
    expect(fullNameProblem('Ada\u0007 Reed')).toBe(nameShapeMessage)
    expect(fullNameProblem('Win $900 now at http://win.example')).toBe(nameShapeMessage)
  })
})

describe('a text on a label', () => {
  test.each(['Apt 3', '½ Elm', '東京都', '', ' '])('takes %s', (text) => expect(isPrintable(text)).toBe(true))
  test.each(['a\u0000b', 'a\nb', 'a\tb', '\u202egnol', 'a\u2028b', 'a\ufffdb'])('refuses %j', (text) =>
    expect(isPrintable(text)).toBe(false),
  )
})

describe('the lines of an address', () => {
  test('the first is required, and long enough is enough', () => {
    expect([line1Problem('1840 Linden St'), line1Problem('PO Box 12'), line1Problem('x'.repeat(80))]).toEqual(
      [undefined, undefined, undefined],
    )
    expect([
      line1Problem(''),
      line1Problem('--'),
      line1Problem('x'.repeat(81)),
      line1Problem('12\n34'),
    ]).toEqual([line1Message, line1Message, lineLongMessage, lettersMessage])
  })
  test('the second may be empty', () => {
    expect([line2Problem(null), line2Problem(''), line2Problem('Apt 3')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([line2Problem('x'.repeat(81)), line2Problem('a\u0007')]).toEqual([lineLongMessage, lettersMessage])
  })
  test('hold no links and no money, since mails repeat them', () => {
    for (const text of ['Win $900 at http://win.example', 'see win.example', 'a@win']) {
      expect([line1Problem(text), line2Problem(text), cityProblem(text)]).toEqual([
        lineShapeMessage,
        lineShapeMessage,
        lineShapeMessage,
      ])
    }
  })
  test('a city has a letter', () => {
    expect([cityProblem('Oakland'), cityProblem('Saint-Denis')]).toEqual([undefined, undefined])
    expect([cityProblem(''), cityProblem('12'), cityProblem('O'.repeat(61)) !== undefined]).toEqual([
      cityMessage,
      cityMessage,
      true,
    ])
  })
})

describe('the state', () => {
  test.each(['CA', 'dc', ' NY '])('of the United States is one of the codes: %s', (state) =>
    expect(stateProblem('US', state)).toBeUndefined(),
  )
  test.each(['', 'ZZ', 'California', 'PR', null, 'toString'])('%s is none', (state) =>
    expect(stateProblem('US', state)).toBe(stateMessage),
  )
  test('elsewhere is asked for where the post there needs it', () => {
    expect([stateProblem('CA', 'ON'), stateProblem('DE', ''), stateProblem('GB', 'Kent')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([stateProblem('CA', ''), stateProblem('AU', null)]).toEqual([
      'Please choose a province or territory.',
      'Please choose a state or territory.',
    ])
  })
})

describe('the ZIP or postal code', () => {
  test.each([
    ['US', '94601'],
    ['US', '00501'],
    ['US', ' 94601 '],
    ['CA', 'm5v 2t6'],
    ['CA', 'K1A0B1'],
    ['GB', 'SW1A 1AA'],
    ['GB', 'M1 1AE'],
    ['AU', '2000'],
    ['DE', '10115'],
    ['FR', '75002'],
    ['JP', '100-0001'],
    ['JP', '1000001'],
    ['MX', '06000'],
  ])('%s takes %s', (country, zip) => expect(zipProblem(country, zip)).toBeUndefined())
  test.each(['', '9460', '946011', '94601-1234', '9460a', '９４６０１'])(
    'of the United States is exactly five digits: not %s',
    (zip) => {
      expect(zipProblem('US', zip)).toBe(zipMessage)
    },
  )
  test.each([
    ['CA', '94601'],
    ['CA', 'D5V 2T6'],
    ['GB', '12345'],
    ['AU', '200'],
    ['DE', '1011'],
    ['JP', '10-00001'],
    ['MX', 'ABCDE'],
  ])('%s refuses %s', (country, zip) => {
    expect(zipProblem(country, zip)).toMatch(/^Please enter a .* such as /)
  })
})

describe('the country', () => {
  test('is one of the table of countries, and all of these have their form', () => {
    for (const country of Object.keys(countries)) {
      expect(countryProblem(country)).toBeUndefined()
      expect(postalFormOf(country)?.order).toContain('city')
    }
  })
  test('that we don’t ship to is named', () => {
    expect([countryProblem('BR'), countryProblem('KR')]).toEqual([
      'Shipping to Brazil is not supported.',
      'Shipping to South Korea is not supported.',
    ])
    expect([
      countryProblem(''),
      countryProblem('us'),
      countryProblem('__proto__'),
      countryProblem('Brazil'),
    ]).toEqual([countryMessage, ...Array(3).fill('Shipping to this country is not supported.')])
    expect(countryName('ZZ')).toBeTruthy()
  })
})

describe('the phone', () => {
  test.each([
    ['US', '(510) 555-0100'],
    ['US', '+1 510 555 0100'],
    ['CA', '4165550117'],
    ['GB', '+44 20 7946 0018'],
    ['JP', '03-1234-5678'],
  ])('of %s takes %s', (country, phone) => {
    expect(phoneProblem(country, phone)).toBeUndefined()
  })
  test.each([
    ['US', ''],
    ['US', '555-0100'],
    ['US', '510555010a'],
    ['CA', '44 20 7946 0018'],
  ])('of %s refuses %s', (country, phone) => {
    expect(phoneProblem(country, phone)).toBe(phoneMessage)
  })
  test.each([
    ['GB', '12345'],
    ['DE', '1'.repeat(16)],
    ['FR', 'call me'],
  ])('of %s refuses %s', (country, phone) => {
    expect(phoneProblem(country, phone)).toBe(foreignPhoneMessage)
  })
  test.each([
    ['DE', '0221 555 0117', '492215550117'],
    ['DE', '+49 221 555 0117', '492215550117'],
    ['DE', '0049 221 555 0117', '492215550117'],
    ['GB', '020 7946 0018', '442079460018'],
    ['IT', '06 5550 0117', '390655500117'],
    ['ES', '612 34 56 78', '34612345678'],
    ['DK', '45 12 34 56', '4545123456'],
    ['JP', '03-1234-5678', '81312345678'],
    ['MX', '55 1234 5678', '525512345678'],
    ['CH', '+41 44 668 18 00', '41446681800'],
  ])('of %s, %s, is kept as an international number, and stays so', (country, phone, digits) => {
    expect(phoneDigitsIn(country, phone)).toBe(digits)
    expect(phoneDigitsIn(country, digits)).toBe(digits)
  })
  test('is shown as (xxx) xxx-xxxx, elsewhere with a plus', () => {
    expect([shownPhone('US', '5105550100'), shownPhone('GB', '442079460018')]).toEqual([
      '(510) 555-0100',
      '+442079460018',
    ])
  })
})

describe('what goes with a parcel', () => {
  test('a guest’s email is one that mail reaches, with a plus as well', () => {
    expect([guestEmailProblem('ada@example.com'), guestEmailProblem('ada+shop@example.com')]).toEqual([
      undefined,
      undefined,
    ])
    expect([guestEmailProblem(''), guestEmailProblem('ada')]).toEqual([emailMessage, emailMessage])
  })
  test('the place to leave it is one of the list', () => {
    for (const place of deliveryLocations) expect(isDeliveryLocation(place)).toBe(true)
    for (const place of ['roof', 'FRONT_DOOR', '']) expect(isDeliveryLocation(place)).toBe(false)
  })
  test('the note fits in 200 characters on a line', () => {
    expect([deliveryNoteProblem(null), deliveryNoteProblem('x'.repeat(200))]).toEqual([undefined, undefined])
    expect([deliveryNoteProblem('x'.repeat(201)), deliveryNoteProblem('a\nb')]).not.toContain(undefined)
  })
})

describe('an address', () => {
  test('without problems has none, and one of problems all of them in the order of the form', () => {
    expect(addressProblems(oakland)).toEqual([])
    const bad = {
      ...oakland,
      country: 'BR',
      fullName: '',
      line1: '',
      line2: 'a\n',
      zip: '',
      city: '',
      state: '',
      phone: '',
    }
    expect(addressProblems(bad).map((one) => one.field)).toEqual([
      'country',
      'fullName',
      'line1',
      'city',
      'phone',
    ])
    expect(addressProblems({ ...bad, country: 'US' }).map((one) => one.field)).toEqual([
      'fullName',
      'line1',
      'zip',
      'city',
      'state',
      'phone',
    ])
  })
  test('is kept trimmed, in digits and capitals', () => {
    expect(cleanAddress({ ...oakland, fullName: ' Ada  Reed ', line2: ' ', state: 'ca' })).toEqual({
      ...oakland,
      phone: '5105550100',
    })
    expect(cleanAddress({ ...oakland, country: 'CA', state: 'Ontario', zip: 'm5v 2t6' })).toMatchObject({
      state: 'ON',
      zip: 'M5V 2T6',
    })
    expect(() => cleanAddress({ ...oakland, phone: 'none' })).toThrow()
  })
  test('to a PO box is carried by the post alone', () => {
    for (const line1 of ['PO Box 12', 'p.o. box 7', 'P O Box 9', 'Post Office Box 3', 'Box 22'])
      expect(isPoBox({ line1 }), line1).toBe(true)
    for (const line1 of ['12 Boxwood Ln', '7 Pobox St', '3 Box Canyon Rd'])
      expect(isPoBox({ line1 }), line1).toBe(false)
  })
  test('says where it goes for the totals', () => {
    expect(destinationIn({ country: 'US', state: 'CA', zip: '94601' })).toEqual({
      country: 'US',
      state: 'CA',
      zip: '94601',
    })
    expect(destinationIn({ country: 'GB', state: null, zip: 'M1 1AE' })).toEqual({ country: 'GB' })
    expect([
      destinationIn({ country: 'BR', state: null, zip: '' }),
      destinationIn({ country: 'US', state: 'ZZ', zip: '94601' }),
    ]).toEqual([null, null])
  })
  test('reads like a label', () => {
    expect(postalLines({ ...oakland, line2: 'Apt 3' })).toEqual(['12 Fir St', 'Apt 3', 'Oakland, CA 94601'])
    expect(postalLines({ ...oakland, country: 'DE', city: 'Berlin', state: null, zip: '10115' })).toEqual([
      '12 Fir St',
      '10115 Berlin',
      'Germany',
    ])
  })
  test('is the same in other capitals, and another with another phone', () => {
    const kept = cleanAddress(oakland)
    expect(isSameAddress(kept, { ...kept, line1: '12 FIR ST' })).toBe(true)
    expect(isSameAddress(kept, { ...kept, phone: '5105550101' })).toBe(false)
  })
})

describe('a suggestion', () => {
  const place = { zip: '94601', city: 'Oakland', state: 'CA' }
  test('is made when ZIP and state disagree, and only then', () => {
    expect(zipSuggestion({ city: 'Reno', state: 'NV', zip: '94601' }, place)).toEqual({
      message: '94601 is in Oakland, CA. Use that?',
      change: { city: 'Oakland', state: 'CA' },
    })
    expect(zipSuggestion({ city: 'Fruitvale', state: 'ca', zip: '94601' }, place)).toBeUndefined()
    expect(zipSuggestion({ city: 'Reno', state: '', zip: '94601' }, place)).toBeUndefined()
    expect(zipSuggestion({ city: 'Reno', state: 'NV', zip: '89501' }, place)).toBeUndefined()
    expect(zipSuggestion({ city: 'Reno', state: 'NV', zip: '94601' }, null)).toBeUndefined()
  })
  test('tidies a street that was typed in one case', () => {
    expect(streetSuggestion('123 main street')?.change.line1).toBe('123 Main St')
    expect(streetSuggestion('9 NW OAK AVENUE APT 3B')?.change.line1).toBe('9 NW Oak Ave Apt 3B')
    expect(streetSuggestion('4 w 10th st')?.change.line1).toBe('4 W 10th St')
    for (const fine of ['123 Main Street', '12', '', '9 MacArthur Blvd'])
      expect(streetSuggestion(fine)).toBeUndefined()
  })
})
