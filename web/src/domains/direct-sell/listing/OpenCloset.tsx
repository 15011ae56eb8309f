// Opening a closet: the address that parcels are sent from, and the terms. Asked before the first piece goes
// on sale.
import { OpenDirectShopDocument } from '@hemline/schema/generated/graphql.ts'
import { useRef, useState } from 'react'
import { useMutation } from 'urql'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Check } from '../../../ui/Check.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AddressForm, type AddressRefusal } from '../../addresses/AddressForm.tsx'
import { AddressPicker, newAddress } from '../../addresses/AddressPicker.tsx'
import { type AddressValues, emptyAddress, inputOf, valuesOf } from '../../addresses/address-values.ts'
import { refusalsOf } from '../../addresses/save-address.ts'
import { useKitAddresses } from '../../cleanout/kits/use-kit-addresses.ts'
import { useSession } from '../../identity/session.tsx'

const termsNeeded = 'Please accept the terms for sellers.'
const label = 'Where your parcels are sent from'

type Props = {
  submitLabel: string
  onOpened: () => void
  /** The closet is open, and only its address changes: its terms are accepted. */
  isOpen?: boolean
}

/**
 * Renders the form that opens the viewer's closet: accepting the terms and the address to send from, saved or
 * new; calls `onOpened` after success. Nothing is sent before the terms are accepted (`isOpen`: they were). A
 * placeholder while the addresses load. Refusals stand at the fields or above.
 */
export function OpenCloset({ submitLabel, onOpened, isOpen = false }: Props) {
  const [{ fetching }, run] = useMutation(OpenDirectShopDocument)
  const { user } = useSession()
  const { addresses, error: away } = useKitAddresses()
  const [chosen, setChosen] = useState<string>()
  const [accepts, setAccepts] = useState(isOpen)
  const terms = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const save = async (values: AddressValues): Promise<readonly AddressRefusal[]> => {
    setProblem(undefined)
    if (!accepts) {
      setFault(termsNeeded)
      // On a phone the box is out of sight, above the address.
      terms.current?.focus()
      return []
    }
    const { data, error } = await run({ input: { acceptTerms: accepts, address: inputOf(values) } })
    const answer = data?.openDirectShop
    if (answer?.__typename === 'DirectShopPayload') {
      onOpened()
      return []
    }
    const faults = answer?.__typename === 'DirectRefused' ? answer.faults : []
    const told = answer && { ...answer, ...(faults.length > 0 && { problems: faults }) }
    return refusalsOf(told, error)
  }
  if (!addresses && !away) return <Skeleton height={320} />
  const known = (addresses ?? []).filter(({ country }) => country === 'US')
  const picked = chosen ?? known[0]?.id ?? newAddress
  const saved = known.find(({ id }) => id === picked)
  const fullName = user ? `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim() : ''
  const openWith = async () => {
    if (!saved || fetching) return
    const refused = await save(valuesOf(saved))
    setProblem(refused[0]?.message)
  }
  return (
    <Stack gap={4}>
      <Text tone="soft" size={14}>
        Shoppers read your first name, your initial, the city and the state. The street stands on labels
        alone.
      </Text>
      {!isOpen && (
        <Check
          ref={terms}
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
      )}
      {known.length > 0 && (
        <AddressPicker label={label} addresses={known} chosen={picked} onChoose={setChosen} />
      )}
      {saved ? (
        <>
          {problem && (
            <Note mood="bad" role="alert">
              {problem}
            </Note>
          )}
          <Button busy={fetching} onClick={() => void openWith()}>
            {submitLabel}
          </Button>
        </>
      ) : (
        <AddressForm
          label={label}
          start={{ ...emptyAddress, fullName }}
          submitLabel={submitLabel}
          save={save}
        />
      )}
    </Stack>
  )
}
