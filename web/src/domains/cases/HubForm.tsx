// The form of the resolution hub: questions at the left, the case with its sum at the right.
import { SelectResolutionDocument } from '@hemline/schema/generated/graphql.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { onceMore } from '../../platform/once-more.ts'
import { newId } from '../../platform/random.ts'
import { Button } from '../../ui/Button.tsx'
import { FootBar } from '../../ui/FootBar.tsx'
import { Beside, Panel, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { NumberedStep } from '../../ui/NumberedStep.tsx'
import { useSession } from '../identity/session.tsx'
import { GuestAway } from '../orders/GuestAway.tsx'
import { keySearch } from '../orders/guest-key.ts'
import { photosUnderWay as photosUnderWayMessage } from '../photos/use-photo-queue.ts'
import { differenceField } from '../returns/difference.ts'
import type { Concern } from './concern.ts'
import { HubOffers, WhatIsIt, WhichPieces } from './HubParts.tsx'
import { type HubForm, type Offer, useHubForm } from './use-hub-form.ts'

/** What the button says: the sum again, or what happens without one. */
const pressed = ({ offer, total }: Offer): string => {
  if (offer === 'person') return 'Send to a person'
  if (offer === 'send_back') return 'Get the label'
  if (offer === 'replacement') return 'Send me this one'
  return offer === 'carrier_claim' ? 'Ask the carrier' : `Accept ${money(total)}`
}

/** Sends the form once; the page of the case follows. `problem` is what the shopper has to change. */
function useSend(form: HubForm) {
  const [{ fetching }, select] = useMutation(SelectResolutionDocument)
  const [key] = useState(newId)
  const [problem, setProblem] = useState<{ field: string | null; message: string }>()
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  const send = async () => {
    setProblem(undefined)
    const { offer, wish, about, words, photos, photosUnderWay } = form
    setAsked(true)
    const unclear = form.told.find((one) => one.problem)
    if (unclear?.problem) {
      document.getElementsByName(differenceField(unclear.lineId, unclear.problem.field))[0]?.focus()
      return
    }
    if (form.told.length === 0 && !/\p{L}{3}/u.test(words))
      return setProblem({ field: 'words', message: 'One sentence, please, so that we know what to look at.' })
    if (!offer) return setProblem({ field: null, message: 'Choose what we shall do first.' })
    if (photosUnderWay > 0)
      return setProblem({ field: 'photos', message: photosUnderWayMessage(photosUnderWay) })
    const input = {
      ...wish,
      words: about === null ? words : `${about}: ${words.trim()}`,
      photoIds: [...photos],
      offer: offer.offer,
      total: offer.total,
      itemNumber: offer.item?.itemNumber ?? null,
      key,
    }
    const { data, error } = await onceMore(() => select({ input, byKey: form.guest }))
    const answer = data?.selectResolution
    if (answer?.__typename === 'CasePayload')
      return navigate({
        to: '/resolution-hub/cs/$code',
        params: { code: answer.case.code },
        search: keySearch(form.guest),
      })
    if (answer?.__typename === 'CaseRefused' && answer.field === 'offer') form.askOffers()
    setProblem({
      field: answer?.__typename === 'CaseRefused' ? answer.field : null,
      message: answer?.message ?? friendlyError(error, 'selectResolution'),
    })
  }
  return { send: () => void send(), fetching, asked, problem }
}

/**
 * Renders the resolution form of an order, or (`orderId` null) of a `concern` without an order, and sends it.
 * To a visitor, an order of which they can choose no piece and see no parcel shows a note instead.
 */
export function HubFormView({ orderId, concern }: { orderId: string | null; concern: Concern | null }) {
  const form = useHubForm(orderId, concern)
  const { send, fetching, asked, problem } = useSend(form)
  const { loggedIn } = useSession()
  const { offer } = form
  const ofOrder = orderId !== null
  if (ofOrder && form.isBare && form.guest)
    return (
      <GuestAway guest={form.guest}>
        <Panel above={6} upTo="text">
          <Note>No piece of this order can be chosen here.</Note>
        </Panel>
      </GuestAway>
    )
  // A guest's order of another browser: nothing below the note could be sent.
  if (ofOrder && form.isBare && !loggedIn)
    return (
      <Panel above={6} upTo="text">
        <WhichPieces form={form} />
      </Panel>
    )
  const button = (
    <Button onClick={send} disabled={fetching}>
      {offer ? pressed(offer) : 'Go on'}
    </Button>
  )
  return (
    <>
      <Beside above={6}>
        <Stack gap={12}>
          {ofOrder && (
            <NumberedStep n={1} title="With which piece?">
              <WhichPieces form={form} />
            </NumberedStep>
          )}
          <NumberedStep n={ofOrder ? 2 : 1} title="What is it?">
            <WhatIsIt
              form={form}
              about={ofOrder ? 'pieces' : 'nothing'}
              asked={asked}
              problem={problem?.field === 'words' ? problem.message : undefined}
              photoProblem={problem?.field === 'photos' ? problem.message : undefined}
            />
          </NumberedStep>
          <NumberedStep
            n={ofOrder ? 3 : 2}
            title={ofOrder ? 'We are sorry. Choose one.' : 'Who answers'}
            words="Every sum is shown before you choose."
          >
            <HubOffers form={form} />
          </NumberedStep>
        </Stack>
        <Panel
          as="aside"
          pad={6}
          surface="card"
          edge="all"
          round="sheet"
          aria-labelledby="your-case"
          alignSelf="start"
        >
          <Text as="h2" size={22} below={4} id="your-case">
            Your case
          </Text>
          {offer ? (
            <Stack gap={1}>
              <b>{offer.title}</b>
              {offer.total > 0 && (
                <Text as="span" voice="display" size={28} numbers aria-live="polite">
                  {money(offer.total)}
                </Text>
              )}
              <Text size={14} tone="soft">
                {offer.to.map((row) => row.label).join(', ')}
              </Text>
            </Stack>
          ) : (
            <Text tone="soft">Nothing chosen yet.</Text>
          )}
          <Stack gap={3} above={5}>
            {button}
            {problem && problem.field !== 'words' && problem.field !== 'photos' && (
              <Note mood="bad" role="alert">
                {problem.message}
              </Note>
            )}
            <Text size={14} tone="soft">
              Your earnings, points and next orders are not touched by a case.{' '}
              <Link to="/resolution-hub/terms" className="link">
                What we promise
              </Link>
            </Text>
          </Stack>
        </Panel>
      </Beside>
      {offer && (
        <FootBar name="Your case" amount={offer.total > 0 ? money(offer.total) : ''}>
          {button}
        </FootBar>
      )}
    </>
  )
}
