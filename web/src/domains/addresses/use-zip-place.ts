// A ZIP code fills in city and state if both are empty; if the user has typed others, it only suggests
// them.
import {
  type AddressSuggestion,
  streetSuggestion,
  zipSuggestion,
} from '@hemline/rules/addresses/suggestions.ts'
import { isZip } from '@hemline/rules/common/validation.ts'
import { GetZipPlaceDocument, type GetZipPlaceQuery } from '@hemline/schema/generated/graphql.ts'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useClient } from 'urql'
import type { AddressValues } from './address-values.ts'

type Place = NonNullable<GetZipPlaceQuery['zipPlace']>
type ZipPlaces = {
  /** Call on every change of the ZIP code: requests the place once the code is complete. */
  look: (zip: string) => Promise<void>
  /** The place that was filled in, announced to screen readers. */
  filled: string
  suggestion: AddressSuggestion | undefined
  /** Accepts the suggestion. */
  use: () => void
}

/**
 * Hook: looks up the place of the ZIP code in an address form. `look` asks the server and fills in city and
 * state unless the user typed them; it does nothing outside the US, for text that is no ZIP code, and without
 * an answer. `filled` is the text to announce after that; `suggestion` is the place that differs from the
 * typed one, and `use` takes it over.
 */
export function useZipPlace(form: UseFormReturn<AddressValues>): ZipPlaces {
  const client = useClient()
  const [place, setPlace] = useState<Place>()
  const [filled, setFilled] = useState('')
  // A new ZIP code may replace a value filled in by this hook, but never one that the user typed.
  const ours = useRef({ city: '', state: '' })
  const fill = ({ city, state, zip }: Place) => {
    const now = form.getValues()
    const free = (key: 'city' | 'state') => now[key].trim() === '' || now[key] === ours.current[key]
    if (free('city') && free('state')) {
      ours.current = { city, state }
      form.setValue('city', city, { shouldDirty: true })
      form.setValue('state', state, { shouldDirty: true })
      form.clearErrors(['city', 'state'])
      setFilled(`${zip} is in ${city}, ${state}.`)
    }
  }
  const look = async (zip: string) => {
    setFilled('')
    if (!isZip(zip) || form.getValues('country') !== 'US') return
    const { data } = await client.query(GetZipPlaceDocument, { zip: zip.trim() }, { quiet: true }).toPromise()
    const found = data?.zipPlace
    // A late or missing answer changes nothing in the form.
    if (!found || form.getValues('zip').trim() !== found.zip) return
    setPlace(found)
    fill(found)
  }
  const [country, city, state, zip, line1] = form.watch(['country', 'city', 'state', 'zip', 'line1'])
  const left = form.getFieldState('line1', form.formState).isTouched
  const suggestion =
    country === 'US'
      ? (zipSuggestion({ city, state, zip }, place) ?? (left ? streetSuggestion(line1) : undefined))
      : undefined
  const use = () => {
    for (const [key, value] of Object.entries(suggestion?.change ?? {}))
      if (value !== undefined)
        form.setValue(key as keyof AddressValues, value, { shouldDirty: true, shouldValidate: true })
  }
  return { look, filled, suggestion, use }
}
