import {
  cityProblem,
  countryProblem,
  fullNameProblem,
  line1Problem,
  line2Problem,
  phoneProblem,
  stateProblem,
  zipProblem,
} from '@hemline/rules/addresses/addresses.ts'
import { phoneDigitsIn } from '@hemline/rules/addresses/phones.ts'
import { type PlaceField, type PostalForm, postalFormOf } from '@hemline/rules/addresses/postal.ts'
import { shownPhone } from '@hemline/rules/addresses/shown.ts'
import { countries } from '@hemline/rules/countries/table.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './Addresses.module.css'
import type { AddressValues } from './address-values.ts'
import { Suggestion } from './Suggestion.tsx'
import { useZipPlace } from './use-zip-place.ts'

type AddressFieldsProps = {
  form: UseFormReturn<AddressValues>
  /** Tells the browser's autofill which of the page's addresses this is. */
  section?: 'shipping' | 'billing'
}

const american = postalFormOf(homeCountry) as PostalForm

/** The order of the fields on the page and of the errors in the list. */
export const addressFieldOrder = [
  'fullName',
  'country',
  'line1',
  'line2',
  'zip',
  'city',
  'state',
  'phone',
  'deliveryLocation',
] as const

/** Returns the fields line by line: postal code, city and region stand beside each other. */
function rowsOf(order: readonly PlaceField[]): PlaceField[][] {
  const rows: PlaceField[][] = []
  for (const name of order) {
    const last = rows.at(-1)
    if (last && placeFields.includes(name) && placeFields.includes(last[0] ?? name)) last.push(name)
    else rows.push([name])
  }
  return rows
}
const placeFields: readonly PlaceField[] = ['zip', 'city', 'state']

type PartProps = Pick<AddressFieldsProps, 'form'> & {
  name: PlaceField
  country: PostalForm
  auto: (token: string) => string
  onZip: (zip: string) => Promise<void>
}

/** Renders the field of a region: a list, as the country's post has it. */
function StatePart({ form, country, auto }: Pick<PartProps, 'form' | 'country' | 'auto'>) {
  if (!country.state) return null
  return (
    <SelectField
      label={country.state.required ? country.state.label : `${country.state.label} (optional)`}
      autoComplete={auto('address-level1')}
      error={form.formState.errors.state?.message}
      {...form.register('state', {
        validate: (text, values) => stateProblem(values.country, text),
        onChange: () => form.clearErrors('zip'),
      })}
    >
      <option value="">Choose</option>
      {country.state.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

/** Renders one field of the place, with the label and the check of its country. */
function PlacePart({ name, form, country, auto, onZip }: PartProps) {
  const { errors } = form.formState
  if (name === 'state') return <StatePart form={form} country={country} auto={auto} />
  if (name === 'line1')
    return (
      <Field
        label="Address"
        autoComplete={auto('address-line1')}
        error={errors.line1?.message}
        {...form.register('line1', { validate: line1Problem })}
      />
    )
  if (name === 'line2')
    return (
      <Field
        label="Apartment, floor"
        optional
        autoComplete={auto('address-line2')}
        error={errors.line2?.message}
        {...form.register('line2', { validate: line2Problem })}
      />
    )
  if (name === 'city')
    return (
      <Field
        label={country.city.label}
        autoComplete={auto('address-level2')}
        error={errors.city?.message}
        {...form.register('city', { validate: cityProblem })}
      />
    )
  return (
    <Field
      label={country.zip.label}
      optional={!country.zip.required}
      autoComplete={auto('postal-code')}
      inputMode={country === american ? 'numeric' : 'text'}
      error={errors.zip?.message}
      {...form.register('zip', {
        validate: (text, values) => zipProblem(values.country, text, values.state),
        onChange: (event: { target: { value: string } }) => void onZip(event.target.value),
      })}
    />
  )
}

/**
 * Renders the fields of an address in the order of its country; in the United States the ZIP code fills in
 * city and state. The country decides on fields, labels and checks.
 */
export function AddressFields({ form, section = 'shipping' }: AddressFieldsProps) {
  const { errors } = form.formState
  const code = form.watch('country')
  const country = postalFormOf(code) ?? american
  const places = useZipPlace(form)
  const auto = (token: string) => `${section} ${token}`
  const formatPhone = () => {
    const digits = phoneDigitsIn(form.getValues('country'), form.getValues('phone'))
    if (digits) form.setValue('phone', shownPhone(form.getValues('country'), digits))
  }
  const onCountry = () => {
    form.setValue('state', '')
    form.clearErrors(['zip', 'state', 'phone'])
  }
  const placeField = (name: PlaceField) => (
    <PlacePart key={name} name={name} form={form} country={country} auto={auto} onZip={places.look} />
  )
  return (
    <Stack>
      <Field
        label="Full name"
        autoComplete={auto('name')}
        error={errors.fullName?.message}
        {...form.register('fullName', { validate: fullNameProblem })}
      />
      <SelectField
        label="Country"
        autoComplete={auto('country')}
        error={errors.country?.message}
        {...form.register('country', { validate: countryProblem, onChange: onCountry })}
      >
        {Object.entries(countries).map(([key, { name }]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      {rowsOf(country.order).map((row) =>
        row.length === 1 ? (
          row.map(placeField)
        ) : (
          <Row key={row.join()} gap={4} align="stretch" className={styles.place}>
            {row.map(placeField)}
          </Row>
        ),
      )}
      <p className="sr" role="status">
        {places.filled}
      </p>
      {places.suggestion && <Suggestion suggestion={places.suggestion} onUse={places.use} />}
      <Field
        label="Phone"
        type="tel"
        autoComplete={auto('tel')}
        inputMode="tel"
        hint="Only for the carrier, should they get lost."
        error={errors.phone?.message}
        {...form.register('phone', {
          validate: (text, values) => phoneProblem(values.country, text),
          onBlur: formatPhone,
        })}
      />
    </Stack>
  )
}
