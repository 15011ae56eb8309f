import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { AddressFields, addressFieldOrder } from './AddressFields.tsx'
import { type AddressValues, emptyAddress } from './address-values.ts'
import { LocationSelect } from './DeliveryPlace.tsx'
import { ErrorLinks } from './ErrorLinks.tsx'

/** An error from saving: the message for one field; `field: 'root'` means the whole form. */
export type AddressRefusal = { field: string; message: string }

type AddressFormProps = {
  /** The accessible name of the form. */
  label: string
  start?: AddressValues
  section?: 'shipping' | 'billing'
  submitLabel: string
  /** Adds the field for where the carrier leaves a parcel. */
  withLocation?: boolean
  /** Moves focus to the first field: for a form that a button opened. */
  focusFirst?: boolean
  save: (values: AddressValues) => Promise<readonly AddressRefusal[]>
  /** Called with the present values on every change. */
  onTyped?: (values: AddressValues) => void
  onCancel?: () => void
}

/**
 * Renders a form for a new or existing address. The server's rules are checked on leaving a field and on
 * submit; further refusals of the server show at their fields, and the typed values stay.
 */
export function AddressForm({
  label,
  start = emptyAddress,
  section,
  submitLabel,
  withLocation,
  focusFirst,
  save,
  onTyped,
  onCancel,
}: AddressFormProps) {
  const form = useForm<AddressValues>({ mode: 'onBlur', defaultValues: start })
  const { errors, isSubmitting } = form.formState
  useEffect(() => {
    if (focusFirst) form.setFocus('fullName')
  }, [focusFirst, form])
  useEffect(() => {
    if (!onTyped) return
    const { unsubscribe } = form.watch((values) => onTyped({ ...emptyAddress, ...values }))
    return unsubscribe
  }, [form, onTyped])
  const submit = form.handleSubmit(async (values) => {
    const refused = await save(values)
    for (const [i, { field, message }] of refused.entries()) {
      const known = addressFieldOrder.find((name) => name === field)
      form.setError(
        known ?? 'root',
        { type: 'server', message },
        { shouldFocus: i === 0 && known !== undefined },
      )
    }
  })
  return (
    <Stack
      as="form"
      noValidate
      aria-label={label}
      onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
    >
      <ErrorLinks form={form} order={addressFieldOrder} />
      <AddressFields form={form} {...(section && { section })} />
      {withLocation && (
        <LocationSelect error={errors.deliveryLocation?.message} {...form.register('deliveryLocation')} />
      )}
      <Row gap={4} rows={2}>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving' : submitLabel}
        </Button>
        {onCancel && (
          <Button look="text" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Row>
    </Stack>
  )
}
