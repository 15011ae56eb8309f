import { useCountry } from '../countries/use-country.ts'
import { type AddressValues, emptyAddress } from './address-values.ts'

/** Hook: returns the values of an empty address form in the viewer's country. */
export const useEmptyAddress = (): AddressValues => ({ ...emptyAddress, country: useCountry() })
