import type { AddressFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useCallback, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Stack } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { AddressSummary } from '../addresses/AddressSummary.tsx'
import { type AddressValues, inputOf } from '../addresses/address-values.ts'
import { LaterAddressForm } from '../addresses/LaterAddressForm.tsx'
import { useEmptyAddress } from '../addresses/use-empty-address.ts'
import styles from './Checkout.module.css'
import type { Drafting } from './draft.ts'
import type { SetAddress } from './use-cart-address.ts'

type BillingProps = Drafting & {
  same: boolean
  address: AddressFieldsFragment | null
  disabled: boolean
  set: SetAddress
}

/**
 * Renders the billing address of checkout: the shipping address unless the shopper clears the checkbox and
 * enters another. Ticking the checkbox again tells the server; its refusal shows as a toast, those of the
 * address at its fields.
 */
export function Billing({ same, address, disabled, draft, keep, set }: BillingProps) {
  const empty = useEmptyAddress()
  const [elsewhere, setElsewhere] = useState(draft.billedElsewhere ?? !same)
  const [editing, setEditing] = useState(same)
  const onTyped = useCallback((billing: AddressValues) => keep({ billing }), [keep])
  const tick = async (ticked: boolean) => {
    setElsewhere(!ticked)
    keep({ billedElsewhere: !ticked })
    setEditing(true)
    if (!ticked || same) return
    const [refused] = await set({ billingSameAsShipping: true })
    if (refused) showToast({ text: refused.message })
  }
  const save = async (values: AddressValues) => {
    const refused = await set({ billingAddress: inputOf(values) }, 'billingAddress.')
    if (refused.length > 0) return refused
    keep({ billing: undefined })
    setEditing(false)
    return []
  }
  return (
    <Stack>
      <Check checked={!elsewhere} disabled={disabled} onChange={({ target }) => void tick(target.checked)}>
        Billing address is the same
      </Check>
      {elsewhere && !same && !editing && address && (
        <Stack gap={1} justifyItems="start" className={styles.billed}>
          <AddressSummary address={address} />
          <Button look="text" size="small" onClick={() => setEditing(true)}>
            Change billing address
          </Button>
        </Stack>
      )}
      {elsewhere && (same || editing) && (
        <LaterAddressForm
          label="Billing address"
          start={draft.billing ?? empty}
          section="billing"
          submitLabel="Use this billing address"
          save={save}
          onTyped={onTyped}
        />
      )}
    </Stack>
  )
}
