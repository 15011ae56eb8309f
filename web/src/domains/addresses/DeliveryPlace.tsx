import { deliveryLocationLabels, noteMax } from '@hemline/rules/addresses/shown.ts'
import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'

type LocationSelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
  error?: string | undefined
  ref?: React.Ref<HTMLSelectElement>
}

/**
 * Renders a field for where the carrier leaves the parcel (§3's delivery locations); the empty choice leaves
 * this to the carrier.
 */
export function LocationSelect(props: LocationSelectProps) {
  return (
    <SelectField label="Where to leave it" {...props}>
      <option value="">Wherever is best</option>
      {Object.entries(deliveryLocationLabels).map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

type DeliveryPlaceProps = { location: LocationSelectProps; note: Omit<FieldProps, 'label'> }

/**
 * Renders the fields for the delivery place and a note to the driver; takes the props that `register`
 * returns.
 */
export function DeliveryPlace({ location, note }: DeliveryPlaceProps) {
  return (
    <Stack>
      <LocationSelect {...location} />
      <Field label="Note for the driver" optional autoComplete="off" maxLength={noteMax} {...note} />
    </Stack>
  )
}
