import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import styles from './Addresses.module.css'
import { AddressFields, addressFieldOrder } from './AddressFields.tsx'
import { type AddressValues, emptyAddress } from './address-values.ts'
import { LocationSelect } from './DeliveryPlace.tsx'
import { ErrorLinks } from './ErrorLinks.tsx'

/**
 * What came of saving: nothing to say, or what to say at which field; `field: 'root'` is for the whole form.
 */
export type AddressRefusal = { field: string; message: string }

type AddressFormProps = {
  /** The form's name. */
  label: string
  start?: AddressValues
  section?: 'shipping' | 'billing'
  submitLabel: string
  /** Whether to ask where the carrier leaves a parcel. */
  withLocation?: boolean
  /** On opening the first field takes focus: where a button has opened the form. */
  focusFirst?: boolean
  save: (values: AddressValues) => Promise<readonly AddressRefusal[]>
  /** What is typed so far, for whoever keeps it. */
  onTyped?: (values: AddressValues) => void
  onCancel?: () => void
}

/**
 * An address to write or to edit. Checked on leaving a field and on sending, by the rules that the server
 * keeps; what the server refuses beyond that stands at its field, and what was typed stays.
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
    <form
      noValidate
      aria-label={label}
      className={styles.fields}
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
    </form>
  )
}
