import { describe, expect, test } from 'vitest'
import { countries } from '../countries/table.ts'
import { type AddressFields, addressProblems, cleanAddress } from './addresses.ts'
import { postalFormOf, postalLines, regionKeyIn } from './postal.ts'

type Place = Pick<AddressFields, 'line1' | 'city' | 'zip' | 'state'>
const at = (line1: string, city: string, zip: string, state: string | null = null): Place => ({
  line1,
  city,
  zip,
  state,
})

/**
 * For each country two addresses that its post delivers, each with the last lines of its label, and two
 * wrong ones.
 */
const places: Record<string, { right: [Place, string[]][]; wrong: [Place, field: string][] }> = {
  US: {
    right: [
      [at('12 Fir St', 'Oakland', '94601', 'CA'), ['12 Fir St', 'Oakland, CA 94601']],
      [at('9 Elm Ave', 'Houlton', '04730', 'me'), ['9 Elm Ave', 'Houlton, ME 04730']],
    ],
    wrong: [
      [at('12 Fir St', 'Oakland', '9460', 'CA'), 'zip'],
      [at('12 Fir St', 'San Juan', '00901', 'PR'), 'state'],
    ],
  },
  AU: {
    right: [
      [at('5 Bay Rd', 'Sydney', '2000', 'NSW'), ['5 Bay Rd', 'Sydney NSW 2000', 'Australia']],
      [at('8 Hill St', 'Hobart', '7000', 'Tasmania'), ['8 Hill St', 'Hobart TAS 7000', 'Australia']],
    ],
    wrong: [
      [at('5 Bay Rd', 'Sydney', '200', 'NSW'), 'zip'],
      [at('5 Bay Rd', 'Sydney', '2000', ''), 'state'],
    ],
  },
  AT: {
    right: [
      [at('Kärntner Straße 3', 'Wien', '1010'), ['Kärntner Straße 3', '1010 Wien', 'Austria']],
      [at('Hauptplatz 1', 'Graz', '8010'), ['Hauptplatz 1', '8010 Graz', 'Austria']],
    ],
    wrong: [
      [at('Hauptplatz 1', 'Graz', '80100'), 'zip'],
      [at('', 'Graz', '8010'), 'line1'],
    ],
  },
  CA: {
    right: [
      [at('7 King St', 'Toronto', 'm5v 2t6', 'ON'), ['7 King St', 'Toronto ON M5V 2T6', 'Canada']],
      [at('3 Rue Côté', 'Montréal', 'H3Z 2Y7', 'Quebec'), ['3 Rue Côté', 'Montréal QC H3Z 2Y7', 'Canada']],
    ],
    wrong: [
      [at('7 King St', 'Toronto', 'D5V 2T6', 'ON'), 'zip'],
      [at('7 King St', 'Toronto', 'H3Z 2Y7', 'ON'), 'zip'],
    ],
  },
  DK: {
    right: [
      [at('Søndergade 4', 'Skanderborg', '8660'), ['Søndergade 4', '8660 Skanderborg', 'Denmark']],
      [at('Østerbrogade 2', 'København Ø', '2100'), ['Østerbrogade 2', '2100 København Ø', 'Denmark']],
    ],
    wrong: [
      [at('Søndergade 4', 'Skanderborg', 'DK8660'), 'zip'],
      [at('Søndergade 4', '', '8660'), 'city'],
    ],
  },
  FR: {
    right: [
      [at('5 rue de l’Œuvre', 'Paris', '75002'), ['5 rue de l’Œuvre', '75002 Paris', 'France']],
      [at('1 place Hôtel', 'Nîmes', '30000'), ['1 place Hôtel', '30000 Nîmes', 'France']],
    ],
    wrong: [
      [at('1 place Hôtel', 'Nîmes', '3000'), 'zip'],
      [at('1 place Hôtel', '30000', '30000'), 'city'],
    ],
  },
  DE: {
    right: [
      [at('Große Straße 5', 'Köln', '50667'), ['Große Straße 5', '50667 Köln', 'Germany']],
      [at('Weißer Weg 1a', 'Gießen', '35390'), ['Weißer Weg 1a', '35390 Gießen', 'Germany']],
    ],
    wrong: [
      [at('Große Straße 5', 'Köln', '5066'), 'zip'],
      [at('Große Straße 5', 'Köln', ''), 'zip'],
    ],
  },
  IE: {
    right: [
      [
        at('2 Abbey Rd', 'Navan', 'C15 X2Y1', 'Co. Meath'),
        ['2 Abbey Rd', 'Navan', 'Co. Meath', 'C15 X2Y1', 'Ireland'],
      ],
      [at('6 Quay St', 'Galway', ''), ['6 Quay St', 'Galway', 'Ireland']],
    ],
    wrong: [
      [at('2 Abbey Rd', 'Navan', '12345'), 'zip'],
      [at('2 Abbey Rd', 'Navan', '', 'Kent'), 'state'],
    ],
  },
  IT: {
    right: [
      [at('Via Roma 1', 'Milano', '20121', 'Milano'), ['Via Roma 1', '20121 Milano MI', 'Italy']],
      [at('Via Po 8', 'Forlì', '47121', 'FC'), ['Via Po 8', '47121 Forlì FC', 'Italy']],
    ],
    wrong: [
      [at('Via Roma 1', 'Milano', '00144', 'MI'), 'zip'],
      [at('Via Roma 1', 'Milano', '20121', ''), 'state'],
    ],
  },
  JP: {
    right: [
      [at('千代田1-1', '千代田区', '100-0001', '13'), ['〒100-0001', '東京都', '千代田区千代田1-1', 'Japan']],
      [
        at('2-3 Umeda', 'Kita-ku, Osaka', '530-0001', 'Osaka'),
        ['2-3 Umeda, Kita-ku, Osaka, Osaka', '530-0001', 'Japan'],
      ],
    ],
    wrong: [
      [at('千代田1-1', '千代田区', '100-001', '13'), 'zip'],
      [at('千代田1-1', '千代田区', '530-0001', '東京都'), 'zip'],
    ],
  },
  MX: {
    right: [
      [at('Calle Ocho 8', 'Mérida', '97000', 'YUC'), ['Calle Ocho 8', '97000 Mérida, Yucatán', 'Mexico']],
      [
        at('Av. Uno 1', 'Tijuana', '22000', 'Baja California'),
        ['Av. Uno 1', '22000 Tijuana, Baja California', 'Mexico'],
      ],
    ],
    wrong: [
      [at('Calle Ocho 8', 'Mérida', '9700', 'YUC'), 'zip'],
      [at('Calle Ocho 8', 'Mérida', '97000', 'ZZZ'), 'state'],
    ],
  },
  NL: {
    right: [
      [
        at('Prinsengracht 9', 'Amsterdam', '1015 dk'),
        ['Prinsengracht 9', '1015 DK Amsterdam', 'Netherlands'],
      ],
      [at('Oude Markt 3', 'Utrecht', '3511AA'), ['Oude Markt 3', '3511AA Utrecht', 'Netherlands']],
    ],
    wrong: [
      [at('Oude Markt 3', 'Utrecht', '0511 AA'), 'zip'],
      [at('Oude Markt 3', 'Utrecht', '3511'), 'zip'],
    ],
  },
  NZ: {
    right: [
      [at('4 Cuba St', 'Wellington', '6011'), ['4 Cuba St', 'Wellington 6011', 'New Zealand']],
      [at('1 Bay Ln', 'Whangārei', '0110'), ['1 Bay Ln', 'Whangārei 0110', 'New Zealand']],
    ],
    wrong: [
      [at('4 Cuba St', 'Wellington', '601'), 'zip'],
      [at('4 Cuba St', 'Wellington', 'ABCD'), 'zip'],
    ],
  },
  PL: {
    right: [
      [at('ul. Łąkowa 3', 'Łódź', '90-001'), ['ul. Łąkowa 3', '90-001 Łódź', 'Poland']],
      [at('Rynek 1', 'Kraków', '31-042'), ['Rynek 1', '31-042 Kraków', 'Poland']],
    ],
    wrong: [
      [at('Rynek 1', 'Kraków', '31042'), 'zip'],
      [at('--', 'Kraków', '31-042'), 'line1'],
    ],
  },
  ES: {
    right: [
      [at('Calle Mayor 1', 'Madrid', '28013', 'M'), ['Calle Mayor 1', '28013 Madrid', 'Spain']],
      [at('Calle Sol 2', 'Sitges', '08870', 'Barcelona'), ['Calle Sol 2', '08870 Sitges Barcelona', 'Spain']],
    ],
    wrong: [
      [at('Calle Mayor 1', 'Madrid', '08013', 'M'), 'zip'],
      [at('Calle Mayor 1', 'Madrid', '28013', ''), 'state'],
    ],
  },
  SE: {
    right: [
      [at('Åsögatan 5', 'Stockholm', '118 29'), ['Åsögatan 5', 'SE-118 29 Stockholm', 'Sweden']],
      [at('Storgatan 1', 'Umeå', '90326'), ['Storgatan 1', 'SE-90326 Umeå', 'Sweden']],
    ],
    wrong: [
      [at('Storgatan 1', 'Umeå', '9032'), 'zip'],
      [at('Storgatan 1', 'Umeå', 'SE-90326'), 'zip'],
    ],
  },
  GB: {
    right: [
      [at('10 Mill Ln', 'London', 'sw1a 1aa'), ['10 Mill Ln', 'London', 'SW1A 1AA', 'United Kingdom']],
      [at('2 Kirk Rd', 'Aberdeen', 'AB10 1AB'), ['2 Kirk Rd', 'Aberdeen', 'AB10 1AB', 'United Kingdom']],
    ],
    wrong: [
      [at('10 Mill Ln', 'London', '12345'), 'zip'],
      [at('10 Mill Ln', 'London', 'xSW1A 1AAx'), 'zip'],
    ],
  },
}
const person = { fullName: 'Łucja Øberg', line2: null, phone: '+44 20 7946 0018' }
const phoneIn = (country: string) =>
  country === 'US' || country === 'CA' ? '(416) 555-0117' : '+49 30 5550 0117'
const fieldsOf = (country: string, place: Place): AddressFields => ({
  ...person,
  ...place,
  country,
  phone: phoneIn(country),
})

test('every country of the table has its examples here', () => {
  expect(Object.keys(places).toSorted()).toEqual(Object.keys(countries).toSorted())
})

describe.each(Object.entries(places))('addresses in %s', (country, { right, wrong }) => {
  test.each(right)('%o is taken and written as people there do', (place, lines) => {
    const fields = fieldsOf(country, place)
    expect(addressProblems(fields)).toEqual([])
    expect(postalLines(cleanAddress(fields))).toEqual(lines)
  })
  test.each(wrong)('%o is refused at the field %s', (place, field) => {
    expect(addressProblems(fieldsOf(country, place)).map((one) => one.field)).toEqual([field])
  })
})

describe('the form of an address', () => {
  test('has the fields in the order of the country', () => {
    expect(postalFormOf('JP')?.order).toEqual(['zip', 'state', 'city', 'line1', 'line2'])
    expect(postalFormOf('DE')?.order).toEqual(['line1', 'line2', 'zip', 'city'])
    expect(postalFormOf('GB')?.order).toEqual(['line1', 'line2', 'city', 'zip'])
    expect(postalFormOf('US')?.order).toEqual(['line1', 'line2', 'zip', 'city', 'state'])
    expect(postalFormOf('BR')).toBeUndefined()
  })
  test('lists states, provinces and prefectures where people write one', () => {
    expect(postalFormOf('US')?.state?.options).toHaveLength(51)
    expect(postalFormOf('JP')?.state).toMatchObject({ label: 'Prefecture', required: true })
    expect(postalFormOf('JP')?.state?.options[12]).toEqual({ value: '13', label: 'Tokyo (東京都)' })
    expect(postalFormOf('DE')?.state).toBeNull()
  })
  test('knows a region by letters and by name', () => {
    expect([regionKeyIn('CA', 'on'), regionKeyIn('CA', 'Ontario'), regionKeyIn('JP', 'tokyo')]).toEqual([
      'ON',
      'ON',
      '13',
    ])
    expect([regionKeyIn('CA', 'Kent'), regionKeyIn('DE', 'Bayern')]).toEqual([undefined, undefined])
  })
  test('says which region a postal code is not in', () => {
    const problems = addressProblems(fieldsOf('JP', at('千代田1-1', '千代田区', '530-0001', '13')))
    expect(problems).toEqual([{ field: 'zip', message: '530-0001 is not in Tokyo. Please check both.' }])
  })
})

test('an address from before the rules of its country keeps its region on the label', () => {
  expect(
    postalLines({ line1: '1 Mill Ln', city: 'Dover', state: 'Kent', zip: 'CT16 1AA', country: 'GB' }),
  ).toEqual(['1 Mill Ln', 'Dover', 'CT16 1AA', 'United Kingdom'])
})
