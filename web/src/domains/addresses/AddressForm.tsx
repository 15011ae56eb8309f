import { regionKeyIn } from '@hemline/rules/addresses/postal.ts'
import { useEffect } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import type { FieldProblem } from '../../ui/ErrorSummary.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { AddressFields, addressFieldOrder } from './AddressFields.tsx'
import { type AddressValues, emptyAddress } from './address-values.ts'
import { LocationSelect } from './DeliveryPlace.tsx'
import { ErrorLinks } from './ErrorLinks.tsx'
import { useEmptyAddress } from './use-empty-address.ts'

/** An error from saving: the message for one field; `field: 'root'` means the whole form. */
export type AddressRefusal = { field: string; message: string }

type AddressFormProps = {
  /** The accessible name of the form. */
  label: string
  /** The values at first; by default none, in the viewer's country. */
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
  /**
   * Called with the wrong fields after each try to send the form, for a page that shows them in a summary
   * of its own, together with those of other fields; the form then has none.
   */
  onWrong?: (problems: readonly FieldProblem[]) => void
  onCancel?: () => void
}

/**
 * An address from before the country's rules may name its region; the list knows the region by its letters.
 */
const withRegion = (values: AddressValues): AddressValues => ({
  ...values,
  state: regionKeyIn(values.country, values.state) ?? '',
})

/**
 * Renders a form for a new or existing address. The server's rules are checked on leaving a field and on
 * submit, which calls `save`; its refusals show at their fields, and the typed values stay. With `onWrong`
 * the caller shows the list of errors; `onCancel` adds a button.
 */
export function AddressForm({
  label,
  start,
  section,
  submitLabel,
  withLocation,
  focusFirst,
  save,
  onTyped,
  onWrong,
  onCancel,
}: AddressFormProps) {
  const empty = useEmptyAddress()
  const form = useForm<AddressValues>({
    mode: 'onBlur',
    defaultValues: withRegion(start ?? empty),
    shouldFocusError: !onWrong,
  })
  const { errors, isSubmitting } = form.formState
  useEffect(() => {
    if (focusFirst) form.setFocus('fullName')
  }, [focusFirst, form])
  useEffect(() => {
    if (!onTyped) return
    const { unsubscribe } = form.watch((values) => onTyped({ ...emptyAddress, ...values }))
    return unsubscribe
  }, [form, onTyped])
  const wrong = (errors: FieldErrors<AddressValues>) =>
    onWrong?.(
      addressFieldOrder.flatMap((name) => {
        const message = errors[name]?.message
        return message ? [{ name, message, focus: () => form.setFocus(name) }] : []
      }),
    )
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
  }, wrong)
  return (
    <Stack
      as="form"
      noValidate
      aria-label={label}
      onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
    >
      {(!onWrong || errors.root) && <ErrorLinks form={form} order={addressFieldOrder} />}
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
