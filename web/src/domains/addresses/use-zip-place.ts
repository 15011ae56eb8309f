// A ZIP code fills in city and state, where nobody has written anything else; where
// somebody has, it only asks.
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
  /** Call on every change of the ZIP code: asks once it is complete. */
  look: (zip: string) => Promise<void>
  /** The place that was filled in, to be read out. */
  filled: string
  suggestion: AddressSuggestion | undefined
  /** Takes the suggestion. */
  use: () => void
}

export function useZipPlace(form: UseFormReturn<AddressValues>): ZipPlaces {
  const client = useClient()
  const [place, setPlace] = useState<Place>()
  const [filled, setFilled] = useState('')
  // What we wrote ourselves may be written over when the ZIP code changes; what somebody typed may not.
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
    // Answers may come late, or not at all: the form goes on without.
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
