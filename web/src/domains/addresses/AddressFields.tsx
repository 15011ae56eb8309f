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
import { addressCountries, countryOf, phoneDigitsIn } from '@hemline/rules/addresses/countries.ts'
import { shownPhone } from '@hemline/rules/addresses/shown.ts'
import { usStates } from '@hemline/rules/vocabulary/states.ts'
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

/**
 * Renders the fields of an address, with the ZIP code before the city, which it fills in. The country decides
 * on labels and checks.
 */
export function AddressFields({ form, section = 'shipping' }: AddressFieldsProps) {
  const { errors } = form.formState
  const code = form.watch('country')
  const country = countryOf(code)
  const places = useZipPlace(form)
  const auto = (token: string) => `${section} ${token}`
  const american = code === 'US'
  const state = form.register('state', { validate: (text, values) => stateProblem(values.country, text) })
  const formatPhone = () => {
    const digits = phoneDigitsIn(form.getValues('country'), form.getValues('phone'))
    if (digits) form.setValue('phone', shownPhone(form.getValues('country'), digits))
  }
  const onCountry = () => {
    form.setValue('state', '')
    form.clearErrors(['zip', 'state', 'phone'])
  }
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
        {Object.entries(addressCountries).map(([key, { name }]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label="Address"
        autoComplete={auto('address-line1')}
        error={errors.line1?.message}
        {...form.register('line1', { validate: line1Problem })}
      />
      <Field
        label="Apartment, floor"
        optional
        autoComplete={auto('address-line2')}
        error={errors.line2?.message}
        {...form.register('line2', { validate: line2Problem })}
      />
      <Row gap={4} align="stretch" className={styles.place}>
        <Field
          label={country?.postal.label ?? 'Postal code'}
          autoComplete={auto('postal-code')}
          inputMode={american ? 'numeric' : 'text'}
          error={errors.zip?.message}
          {...form.register('zip', {
            validate: (text, values) => zipProblem(values.country, text),
            onChange: (event: { target: { value: string } }) => void places.look(event.target.value),
          })}
        />
        <Field
          label="City"
          autoComplete={auto('address-level2')}
          error={errors.city?.message}
          {...form.register('city', { validate: cityProblem })}
        />
        {american ? (
          <SelectField
            label="State"
            autoComplete={auto('address-level1')}
            error={errors.state?.message}
            {...state}
          >
            <option value="">Choose</option>
            {Object.entries(usStates).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <Field
            label={country?.region.label ?? 'Region'}
            optional={!country?.region.required}
            autoComplete={auto('address-level1')}
            error={errors.state?.message}
            {...state}
          />
        )}
      </Row>
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
