import { kitsInTheStates } from '@hemline/rules/kits/kit-orders.ts'
import { useCallback } from 'react'
import { friendlyError } from '../../../platform/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import type { FieldProblem } from '../../../ui/ErrorSummary.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AddressForm, type AddressRefusal } from '../../addresses/AddressForm.tsx'
import { AddressPicker, newAddress } from '../../addresses/AddressPicker.tsx'
import { type AddressValues, emptyAddress, inputOf } from '../../addresses/address-values.ts'
import { useSaveAddress } from '../../addresses/save-address.ts'
import styles from './Kits.module.css'
import { keepDraft, useKitDraft } from './kit-draft.ts'
import { useKitAddresses } from './use-kit-addresses.ts'

export type KitAddressProps = {
  submitLabel: string
  fullName?: string
  busy: boolean
  /** Called with the id of the saved address. The caller checks all other fields here. */
  onAddress: (addressId: string) => Promise<void>
  /**
   * Called with the wrong fields of the address, before anything is saved; true stops the saving. The
   * page shows them in its summary.
   */
  isStopped: (ofAddress?: readonly FieldProblem[]) => boolean
}

/**
 * Renders the form for the address that the empty bag is sent to: a saved address, or a new one, which the
 * button saves; only addresses in the United States are taken. A placeholder while they load, an error with
 * "Try again" after a failure.
 */
export function KitAddress({ submitLabel, fullName = '', busy, onAddress, isStopped }: KitAddressProps) {
  const { addresses, error, again } = useKitAddresses()
  const saveAddress = useSaveAddress()
  const draft = useKitDraft()
  const onTyped = useCallback((address: AddressValues) => keepDraft({ address }), [])
  if (!addresses)
    return error ? (
      <Note mood="bad" role="alert">
        {friendlyError(error, 'fetchingAddress')}{' '}
        <LinkButton onClick={again} inline>
          Try again
        </LinkButton>
      </Note>
    ) : (
      <Skeleton height="12rem" />
    )
  const known = addresses.find((one) => one.id === draft.addressId)?.id
  const picked =
    draft.addressId === newAddress || draft.address
      ? (known ?? newAddress)
      : (known ?? addresses[0]?.id ?? newAddress)
  const save = async (values: AddressValues): Promise<readonly AddressRefusal[]> => {
    if (busy || isStopped()) return []
    if (values.country !== 'US') return [{ field: 'country', message: kitsInTheStates }]
    const { refused, answer } = await saveAddress({ type: 'shipping', address: inputOf(values) })
    if (answer?.__typename !== 'SaveAddressPayload') return refused
    keepDraft({ address: undefined, addressId: answer.address.id })
    await onAddress(answer.address.id)
    return []
  }
  return (
    <Stack gap={6}>
      {addresses.length > 0 && (
        <AddressPicker
          label="Saved addresses"
          addresses={addresses}
          chosen={picked}
          onChoose={(addressId) =>
            keepDraft({ addressId, ...(addressId !== newAddress && { address: undefined }) })
          }
        />
      )}
      {picked === newAddress ? (
        <AddressForm
          label="New address"
          start={draft.address ?? { ...emptyAddress, fullName }}
          section="shipping"
          submitLabel={submitLabel}
          save={save}
          onTyped={onTyped}
          onWrong={(problems) => void isStopped(problems)}
        />
      ) : (
        <Row rows={2} className={styles.ways}>
          <Button
            size="large"
            busy={busy}
            onClick={() => {
              if (!isStopped()) void onAddress(picked)
            }}
          >
            {busy ? 'Ordering' : submitLabel}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
