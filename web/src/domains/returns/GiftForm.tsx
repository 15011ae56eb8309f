// The pieces of a gift that was found: which go back and why, and where their parcel leaves from.
import { giftNeedsAddress } from '@hemline/rules/returns/gifts.ts'
import { type FindGiftMutation, GetMyAddressesDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Beside, Panel, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { NumberedStep } from '../../ui/NumberedStep.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { newAddress } from '../addresses/AddressPicker.tsx'
import { ChooseAddress } from '../addresses/ChooseAddress.tsx'
import { photosUnderWay } from '../photos/use-photo-queue.ts'
import { firstProblem } from './difference.ts'
import { PieceList, reasonField } from './PickPieces.tsx'
import { type PickedPieces, usePicked } from './use-picked.ts'

type Refused = { message: string; lineId: string | null }
type GiftFormProps = {
  found: Extract<FindGiftMutation['findGift'], { __typename: 'GiftFound' }>
  /** Goes back to the search for another gift. */
  onOther: () => void
  /** Sends the form; resolves to why it is refused. */
  send: (lines: PickedPieces['lines'], addressId: string) => Promise<Refused | undefined>
}

/**
 * Renders the pieces of a gift and the address of their parcel, with the button that makes the label; when
 * nothing of it has arrived yet, that and the way to another gift. Without a piece, a reason or an address
 * nothing is sent; a refusal stands at the piece or above the button.
 */
export function GiftForm({ found, onOther, send }: GiftFormProps) {
  const picked = usePicked({})
  const [{ data, fetching: loading }, ask] = useQuery({ query: GetMyAddressesDocument })
  const [wanted, want] = useState<string>()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const head = useRef<HTMLDivElement>(null)
  // The fields of the search are gone: a reader and the keyboard go on at the pieces.
  useEffect(() => head.current?.focus(), [])
  const addresses = data?.myAddresses ?? []
  const chosen = wanted ?? addresses[0]?.id ?? newAddress
  const { lines } = picked
  const unsaid = lines.find((line) => line.reason === '')
  const missing = unsaid ? reasonField(unsaid.lineId) : firstProblem(lines, found.pieces)?.field
  const notYet =
    lines.length === 0
      ? 'Choose a piece to send back first.'
      : picked.photosUnderWay > 0
        ? photosUnderWay(picked.photosUnderWay)
        : chosen === newAddress
          ? giftNeedsAddress
          : undefined
  const submit = async () => {
    setAsked(true)
    setRefused(undefined)
    if (missing) return document.getElementsByName(missing)[0]?.focus()
    if (notYet) return
    setBusy(true)
    setRefused(await send(lines, chosen))
    setBusy(false)
  }
  if (found.pieces.length === 0)
    return (
      <EmptyState
        drawing={<ToteDrawing />}
        title="Nothing of it has arrived yet"
        action={<Button onClick={onOther}>Another gift</Button>}
      >
        The carrier tells us when a parcel is at the door. Come back then: there are two weeks to send it
        back.
      </EmptyState>
    )
  const why = refused?.message ?? (asked && !missing ? notYet : undefined)
  return (
    <Beside above={6}>
      <Stack gap={12}>
        <div ref={head} tabIndex={-1}>
          <NumberedStep n={1} title="Which pieces?">
            <PieceList
              pieces={found.pieces}
              reasons={found.reasons}
              form={{ ...picked, refused }}
              asked={asked}
            />
          </NumberedStep>
        </div>
        <NumberedStep
          n={2}
          title="Where does it leave from?"
          words="For the label. Should we have to send a piece back, it goes there."
        >
          {loading && !data ? (
            <Skeleton height={120} />
          ) : (
            <ChooseAddress
              label="Where does it leave from?"
              addresses={addresses}
              chosen={chosen}
              choose={want}
              onSaved={() => ask({ requestPolicy: 'network-only' })}
            />
          )}
        </NumberedStep>
      </Stack>
      <Panel
        as="aside"
        pad={6}
        surface="card"
        edge="all"
        round="sheet"
        aria-labelledby="your-return"
        alignSelf="start"
      >
        <Text as="h2" size={22} below={4} id="your-return">
          Your return
        </Text>
        <Text tone="soft">
          {lines.length === 0 ? 'No piece chosen yet.' : `${countOf(lines.length, 'piece')} for shop credit.`}
        </Text>
        <Stack gap={3} above={5}>
          <Button busy={busy} onClick={() => void submit()}>
            Get my label
          </Button>
          {why && (
            <Note mood="bad" role="alert">
              {why}
            </Note>
          )}
          <Text size={14} tone="soft">
            Hand the parcel in within {found.dropOffDays} days. Until it travels you can cancel.
          </Text>
          <Button look="text" onClick={onOther}>
            Another gift
          </Button>
        </Stack>
      </Panel>
    </Beside>
  )
}
