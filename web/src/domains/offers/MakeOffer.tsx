// The dialog in which a shopper names a price for a piece of somebody's closet, and for others of the same.
import { parseMoney } from '@hemline/rules/common/validation.ts'
import { amountFault, offerWordsFault } from '@hemline/rules/direct-sell/offers.ts'
import { offerPiecesMost, offerWordsMost } from '@hemline/rules/vocabulary/direct-sell.ts'
import {
  GetOfferRoomDocument,
  type GetOfferRoomQuery,
  MakeOfferDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, money, shortMoney } from '../../platform/format.ts'
import { newId } from '../../platform/random.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal, openModal } from '../../ui/modal.store.ts'
import { Note } from '../../ui/Note.tsx'
import { Opener } from '../../ui/Opener.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { Picture } from '../listing/Picture.tsx'
import styles from './Offers.module.css'

type Room = NonNullable<GetOfferRoomQuery['offerRoom']>
type Props = { itemNumber: number }

/** Opens the dialog that makes an offer for a piece; resolves to whether the dialog opened. */
export const openMakeOffer = (itemNumber: number): Promise<boolean> =>
  openModal({
    id: 'make-offer',
    label: 'Make an offer',
    content: async () => MakeOffer,
    props: { itemNumber },
  })

type OthersProps = { others: Room['others']; chosen: readonly number[]; onChoose: (all: number[]) => void }

function Others({ others, chosen, onChoose }: OthersProps) {
  const [isOpen, setOpen] = useState(false)
  if (others.length === 0) return null
  const toggle = (one: number, on: boolean) =>
    onChoose(on ? [...chosen, one] : chosen.filter((other) => other !== one))
  return (
    <div>
      <Opener open={isOpen} onToggle={() => setOpen(!isOpen)} icon={16}>
        {chosen.length === 0 ? 'Add more of this closet' : `And ${countOf(chosen.length, 'other piece')}`}
      </Opener>
      {isOpen && (
        <ul className={styles.others}>
          {others.map((item) => (
            <Panel as="li" padY={1} key={item.itemNumber}>
              <Check
                checked={chosen.includes(item.itemNumber)}
                disabled={!chosen.includes(item.itemNumber) && chosen.length >= offerPiecesMost - 1}
                onChange={(event) => toggle(item.itemNumber, event.target.checked)}
                count={money(item.asking)}
              >
                <Stack as="span" gap={3} align="center" size={14} leading={1.3} className={styles.other}>
                  <span className="frame">
                    <Picture photoId={item.photoId ?? undefined} sizes="48px" />
                  </span>
                  {item.title}
                </Stack>
              </Check>
            </Panel>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The amount, the words and the press of an offer; the key stays the same until an answer came. */
function useOffer(itemNumbers: readonly number[], room: Room | undefined) {
  const router = useRouter()
  const [text, setText] = useState('')
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<{ field: string | null; message: string }>()
  const [{ fetching }, run] = useMutation(MakeOfferDocument)
  const press = useRef<{ said: string; key: string } | undefined>(undefined)
  const amount = parseMoney(text)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!room || fetching) return
    const fault = amountFault(amount ?? Number.NaN, 'buyer', { asking: room.asking, turns: [] })
    if (fault || amount === undefined)
      return setProblem({ field: 'amount', message: fault ?? 'Please name an amount.' })
    const badWords = offerWordsFault(words)
    if (badWords) return setProblem({ field: 'words', message: badWords })
    const said = JSON.stringify([itemNumbers, amount, words])
    if (press.current?.said !== said) press.current = { said, key: newId() }
    const { key } = press.current
    const { data, error } = await run({
      input: { itemNumbers: [...itemNumbers], amount, words: words.trim(), key },
    })
    const answer = data?.makeOffer
    if (answer) press.current = undefined
    if (answer?.__typename !== 'OfferPayload')
      return setProblem({
        field: answer?.__typename === 'OfferRefused' ? answer.field : null,
        message: answer?.message ?? friendlyError(error, 'generic'),
      })
    // Declined by the program: the dialog stays, so that the shopper can offer more.
    if (answer.said && answer.offer.status !== 'open')
      return setProblem({ field: 'amount', message: answer.said })
    closeModal()
    showToast({
      text: `${answer.offer.otherName} has your offer of ${money(amount)}.`,
      action: {
        label: 'See it',
        act: () => void router.navigate({ href: `/direct/offers/${answer.offer.id}` }),
      },
    })
  }
  const write = (value: string) => {
    setText(value)
    setProblem(undefined)
  }
  return { text, write, words, setWords, amount, problem, isBusy: fetching, send }
}

type FormProps = { room: Room; offer: ReturnType<typeof useOffer> }

function Amount({ room, offer }: FormProps) {
  const { text, write, amount, problem } = offer
  return (
    <Stack gap={3}>
      {room.suggestions.length > 0 && (
        <ChipRow>
          {room.suggestions.map((one) => (
            <Chip key={one} pressed={amount === one} onClick={() => write(String(one / 100))}>
              {shortMoney(one)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <Field
        label="Your offer in dollars"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={text}
        hint={`${shortMoney(room.lowest)} or more; ${room.hours} hours to answer. You pay nothing until it is taken.`}
        {...(problem?.field === 'amount' && { error: problem.message })}
        onChange={(event) => write(event.target.value)}
      />
    </Stack>
  )
}

/**
 * Renders the content of the dialog that makes an offer for a piece: suggestions, amount, words and other
 * pieces of the seller, or why no offer is possible.
 */
export function MakeOffer({ itemNumber }: Props) {
  const [others, setOthers] = useState<readonly number[]>([])
  const itemNumbers = [itemNumber, ...others]
  const [{ data, error, fetching }] = useQuery({
    query: GetOfferRoomDocument,
    variables: { itemNumbers },
    requestPolicy: 'cache-and-network',
  })
  const [last, setLast] = useState<Room>()
  // The answer for several pieces leaves these out of the list: what was chosen can still be taken out again.
  const [seen, setSeen] = useState<Room['others']>([])
  const now = data?.offerRoom ?? undefined
  useEffect(() => {
    if (!now) return
    setLast(now)
    setSeen((all) => [...new Map([...all, ...now.others].map((one) => [one.itemNumber, one])).values()])
  }, [now])
  const room = now ?? last
  const offer = useOffer(itemNumbers, room)
  if (!room)
    return (
      <Stack gap={4}>
        <ModalTitle>Make an offer</ModalTitle>
        {fetching ? (
          <Skeleton height={160} />
        ) : (
          <Note mood="bad" role="alert">
            {error ? friendlyError(error, 'fetchingItems') : 'Nobody takes offers for this piece.'}
          </Note>
        )}
      </Stack>
    )
  if (room.refusal)
    return (
      <Stack gap={4}>
        <ModalTitle>Make an offer</ModalTitle>
        <Note role="status">{room.refusal}</Note>
      </Stack>
    )
  return (
    <Stack as="form" gap={4} noValidate onSubmit={(event) => void offer.send(event)}>
      <div>
        <ModalTitle>Make an offer</ModalTitle>
        <Text tone="soft" numbers>
          {others.length === 0 ? 'Asked' : `Asked for ${countOf(itemNumbers.length, 'piece')}`}:{' '}
          {money(room.asking)}
        </Text>
      </div>
      <Amount room={room} offer={offer} />
      <AreaField
        label="A few words, if you like"
        maxLength={offerWordsMost}
        short
        value={offer.words}
        {...(offer.problem?.field === 'words' && { error: offer.problem.message })}
        onChange={(event) => offer.setWords(event.target.value)}
      />
      <Others others={seen} chosen={others} onChoose={setOthers} />
      {offer.problem && offer.problem.field !== 'amount' && offer.problem.field !== 'words' && (
        <Note mood="bad" role="alert">
          {offer.problem.message}
        </Note>
      )}
      <Button type="submit" wide busy={offer.isBusy}>
        {offer.amount === undefined ? 'Offer it' : `Offer ${money(offer.amount)}`}
      </Button>
    </Stack>
  )
}
