// Opening a closet: the address that parcels are sent from, and the terms. Asked before the first piece goes
// on sale.
import { OpenDirectShopDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { Check } from '../../../ui/Check.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import { AddressForm, type AddressRefusal } from '../../addresses/AddressForm.tsx'
import { type AddressValues, emptyAddress, inputOf } from '../../addresses/address-values.ts'
import { useSession } from '../../identity/session.tsx'

const termsNeeded = 'Please accept the terms for sellers.'

type Props = { submitLabel: string; onOpened: () => void }

/** Renders the terms and the address form; the address is printed on labels and shown to nobody else. */
export function OpenCloset({ submitLabel, onOpened }: Props) {
  const [, run] = useMutation(OpenDirectShopDocument)
  const { user } = useSession()
  const [accepts, setAccepts] = useState(false)
  const [fault, setFault] = useState<string>()
  const save = async (values: AddressValues): Promise<readonly AddressRefusal[]> => {
    if (!accepts) {
      setFault(termsNeeded)
      return []
    }
    const { data, error } = await run({ input: { acceptTerms: accepts, address: inputOf(values) } })
    const answer = data?.openDirectShop
    if (answer?.__typename === 'DirectShopPayload') {
      onOpened()
      return []
    }
    if (answer?.__typename !== 'DirectRefused')
      return [{ field: 'root', message: answer?.message ?? friendlyError(error, 'generic') }]
    const faults = answer.faults.map(({ field, message }) => ({
      field: field.replace(/^address\./, ''),
      message,
    }))
    return faults.length > 0 ? faults : [{ field: 'root', message: answer.message }]
  }
  const fullName = user ? `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim() : ''
  return (
    <Stack gap={4}>
      <Text tone="soft" size={14}>
        Shoppers read your first name, your initial, the city and the state. The street stands on labels
        alone.
      </Text>
      <Check
        checked={accepts}
        {...(fault && { error: fault })}
        onChange={(event) => {
          setAccepts(event.target.checked)
          setFault(undefined)
        }}
      >
        I accept the{' '}
        <HrefLink className="link" href="/legal/seller-terms">
          terms for sellers
        </HrefLink>
      </Check>
      <AddressForm
        label="Where your parcels are sent from"
        start={{ ...emptyAddress, fullName }}
        submitLabel={submitLabel}
        save={save}
      />
    </Stack>
  )
}
