import {
  type AddressFieldsFragment,
  GetMyAddressesDocument,
  GetMyPhoneDocument,
  RemoveAddressDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { whenThere } from '../../platform/focus.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './Addresses.module.css'
import { AddressSummary } from './AddressSummary.tsx'
import { type AddressValues, inputOf, locationOf, startingPhone, valuesOf } from './address-values.ts'
import { LaterAddressForm } from './LaterAddressForm.tsx'
import { useSaveAddress } from './save-address.ts'
import { useEmptyAddress } from './use-empty-address.ts'

type Open = { id: string | undefined } | undefined

/** Returns the actions on one saved address. A removed address can be restored from the toast. */
function useBook(focusHeading: () => void) {
  const save = useSaveAddress()
  const [, runRemove] = useMutation(RemoveAddressDocument)
  const keep = (address: AddressFieldsFragment, id?: string) => {
    const { type, deliveryLocation } = address
    return save({
      ...(id && { id }),
      type,
      deliveryLocation,
      makeDefault: id ? true : address.isDefault,
      address: inputOf(valuesOf(address)),
    })
  }
  const makeDefault = async (address: AddressFieldsFragment) => {
    const { refused } = await keep(address, address.id)
    showToast({ text: refused[0]?.message ?? 'Your parcels go there from now on.' })
  }
  const remove = async (address: AddressFieldsFragment) => {
    const { data, error } = await runRemove({ input: { id: address.id } })
    if (!data) {
      showToast({ text: friendlyError(error, 'generic') })
      return
    }
    focusHeading()
    showToast({ text: 'Address removed.', action: { label: 'Undo', act: () => void keep(address) } })
  }
  return { save, makeDefault, remove }
}

/**
 * Renders the section of /my/settings with the viewer's saved addresses, and buttons to add, edit and remove
 * one and to choose the default. A placeholder stands while they load, an error after a failure.
 */
export function AddressBook() {
  const empty = useEmptyAddress()
  const [{ data, fetching, error }] = useQuery({ query: GetMyAddressesDocument })
  const [open, setOpen] = useState<Open>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { save, makeDefault, remove } = useBook(() => heading.current?.focus())
  const close = (id: string | undefined) => {
    setOpen(undefined)
    const find = () =>
      globalThis.document.querySelector<HTMLElement>(id ? `[data-edits="${id}"]` : '[data-adds]')
    whenThere(find, (button) => button.focus())
  }
  const saveAs = (id: string | undefined) => async (values: AddressValues) => {
    const { refused, answer } = await save({
      ...(id && { id }),
      address: inputOf(values),
      deliveryLocation: locationOf(values.deliveryLocation),
    })
    if (answer?.__typename === 'SaveAddressPayload') {
      showToast({ text: id ? 'Address changed.' : 'Address saved.' })
      close(answer.address.id)
    }
    return refused
  }
  const [own] = useQuery({ query: GetMyPhoneDocument })
  const addresses = data?.myAddresses ?? []
  return (
    <section aria-labelledby="your-addresses">
      <h2 id="your-addresses" className={styles.heading} ref={heading} tabIndex={-1}>
        Addresses
      </h2>
      {!data && fetching && <Skeleton height="6rem" />}
      {!data && error && <Note mood="bad">{friendlyError(error, 'fetchingAddress')}</Note>}
      {data && addresses.length === 0 && !open && (
        <Text below={4} tone="soft">
          None saved yet. One you use at checkout is kept here, too.
        </Text>
      )}
      <Stack as="ul" gap={5} above={0} below={5} pad={0} upTo="form" className={styles.book}>
        {addresses.map((address) => (
          <li key={address.id}>
            {open?.id === address.id ? (
              <LaterAddressForm
                label="Edit address"
                submitLabel="Save changes"
                start={valuesOf(address)}
                withLocation
                focusFirst
                save={saveAs(address.id)}
                onCancel={() => close(address.id)}
              />
            ) : (
              <Entry
                address={address}
                onEdit={() => setOpen({ id: address.id })}
                onDefault={() => makeDefault(address)}
                onRemove={() => remove(address)}
              />
            )}
          </li>
        ))}
      </Stack>
      {open && open.id === undefined ? (
        <Panel upTo="form">
          <LaterAddressForm
            label="New address"
            start={{ ...empty, phone: startingPhone(own.data?.myPhone) }}
            submitLabel="Save address"
            withLocation
            focusFirst
            save={saveAs(undefined)}
            onCancel={() => close(undefined)}
          />
        </Panel>
      ) : (
        data && (
          <Button look="line" data-adds onClick={() => setOpen({ id: undefined })}>
            Add an address
          </Button>
        )
      )}
    </section>
  )
}

type EntryProps = {
  address: AddressFieldsFragment
  onEdit: () => void
  onDefault: () => void
  onRemove: () => void
}

function Entry({ address, onEdit, onDefault, onRemove }: EntryProps) {
  const whose = `${address.fullName}, ${address.line1}`
  return (
    <Stack as="article" rows={2} tracks="end" align="start" aria-label={whose}>
      <AddressSummary address={address} full />
      {address.isDefault && (
        <Badge mood="green">{address.type === 'billing' ? 'Default for bills' : 'Default'}</Badge>
      )}
      <Row gap={0} align="stretch" across className={styles.acts}>
        <Button
          look="text"
          size="small"
          data-edits={address.id}
          aria-label={`Edit ${whose}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        {!address.isDefault && (
          <Button look="text" size="small" aria-label={`Make ${whose} the default`} onClick={onDefault}>
            Make default
          </Button>
        )}
        <Button look="text" size="small" aria-label={`Remove ${whose}`} onClick={onRemove}>
          Remove
        </Button>
      </Row>
    </Stack>
  )
}
