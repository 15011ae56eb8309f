// What a shopper enters in the resolution hub, and what the rules grant for it. An offer is shown only
// for the pieces and the kind that it was computed for.
import { mayBeWithoutPiece } from '@hemline/rules/cases/eligibility.ts'
import { kindWords } from '@hemline/rules/cases/kinds.ts'
import {
  type CaseKind,
  type CaseOffer,
  GetResolutionOffersDocument,
  type GetResolutionOffersQuery,
  ResolutionItemsDocument,
  type ResolutionItemsQuery,
  ResolutionShippingsDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useSettled } from '../../platform/use-settled.ts'
import { useGuestKey } from '../orders/guest-key.ts'
import { type DifferenceDraft, inputOf, noDifference, problemInCase } from '../returns/difference.ts'
import { type Unit, useUnit } from '../size-guides/units.ts'
import type { Concern } from './concern.ts'

/** How long somebody who types a difference has to pause before the offers are asked for, in ms. */
const pauseMs = 250

type Answer = GetResolutionOffersQuery['resolutionOffers']
export type Offer = Extract<Answer, { __typename: 'ResolutionOffers' }>['offers'][number]

type Piece = ResolutionItemsQuery['resolutionItems'][number]

/** What is entered of each picked piece that is not as described, read by the rules. */
function toldOf(
  items: readonly Piece[],
  {
    lineIds,
    drafts,
    unit,
  }: { lineIds: readonly string[]; drafts: Readonly<Record<string, DifferenceDraft>>; unit: Unit },
) {
  const reason = 'not_as_described'
  return items
    .filter(({ lineId }) => lineIds.includes(lineId))
    .map(({ lineId, item }) => {
      const draft = drafts[lineId] ?? noDifference
      const difference = inputOf(draft, { reason, unit })
      return { lineId, item, draft, difference, problem: problemInCase(difference, { reason, piece: item }) }
    })
}

/** Whether the case may be about the whole order, so that no piece has to be picked. */
const isOfOrder = (kind: CaseKind | null, items: readonly Piece[] | undefined): boolean =>
  kind !== null &&
  items !== undefined &&
  kindWords(kind).about === 'pieces' &&
  mayBeWithoutPiece(
    kind,
    items.map((piece) => piece.refusal ?? null),
  )

/**
 * Hook: returns all state of the resolution form: the order's `items` and `shippings`, the answers (`picked`,
 * `kind`, `words`, `photos`) with their setters, the server's offers (`granted`, or `refused`, `offersError`,
 * `askOffers`) once `isComplete`, and the chosen `offer`. `orderId` null: no order, but a `concern`. `about`
 * names the bag of the concern; it begins the words that are sent.
 */
export function useHubForm(orderId: string | null, concern: Concern | null) {
  const guest = useGuestKey()
  const [picked, setPicked] = useState<readonly string[]>([])
  const [kind, setKind] = useState<CaseKind | null>(concern?.kind ?? null)
  const [words, setWords] = useState('')
  const [drafts, setDrafts] = useState<Readonly<Record<string, DifferenceDraft>>>({})
  const unit = useUnit()
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [photosUnderWay, setPhotosUnderWay] = useState(0)
  const [wanted, setWanted] = useState<CaseOffer | null>(null)
  const [items, askItems] = useQuery({
    query: ResolutionItemsDocument,
    variables: { orderId: orderId ?? '', byKey: guest },
    pause: orderId === null,
    requestPolicy: 'network-only',
  })
  const [shippings] = useQuery({
    query: ResolutionShippingsDocument,
    variables: { orderId: orderId ?? '', byKey: guest },
    pause: orderId === null,
    requestPolicy: 'network-only',
  })
  const lineIds = kind !== null && kindWords(kind).about === 'nothing' ? [] : picked
  const told =
    kind === 'not_as_described' ? toldOf(items.data?.resolutionItems ?? [], { lineIds, drafts, unit }) : []
  const isWhole = orderId !== null && isOfOrder(kind, items.data?.resolutionItems)
  const isComplete =
    kind !== null &&
    (kindWords(kind).about === 'nothing' || picked.length > 0 || isWhole) &&
    told.every(({ problem }) => problem === undefined)
  const wish = {
    orderId: kind !== null && kindWords(kind).about === 'nothing' ? null : orderId,
    lineIds: [...lineIds],
    kind: kind ?? 'letter',
    differences: told.flatMap(({ lineId, difference }) => (difference ? [{ lineId, difference }] : [])),
  }
  const wished = JSON.stringify(wish)
  const settled = useSettled(wished, pauseMs)
  const [asked, askOffers] = useQuery({
    query: GetResolutionOffersDocument,
    variables: { input: JSON.parse(settled) as typeof wish, byKey: guest },
    pause: !isComplete || settled !== wished,
    requestPolicy: 'network-only',
  })
  const isNow = JSON.stringify(asked.operation?.variables.input) === wished
  const answer = isComplete && isNow && !asked.fetching ? asked.data?.resolutionOffers : undefined
  const granted = answer?.__typename === 'ResolutionOffers' ? answer : undefined
  const refused = answer?.__typename === 'CaseRefused' ? answer : undefined
  return {
    items: items.data?.resolutionItems,
    itemsFailed: items.error !== undefined && !items.fetching && !items.data,
    /** Neither pieces nor parcels: somebody else's order, or one that nothing was sent of. */
    isBare: items.data?.resolutionItems.length === 0 && shippings.data?.resolutionShippings.length === 0,
    askItems: () => askItems({ requestPolicy: 'network-only' }),
    shippings: shippings.data?.resolutionShippings ?? [],
    picked,
    toggle: (lineId: string) =>
      setPicked((before) =>
        before.includes(lineId) ? before.filter((one) => one !== lineId) : [...before, lineId],
      ),
    kind,
    setKind,
    about: kind === 'bag' && concern?.bag ? `About bag ${concern.bag}` : null,
    words,
    setWords,
    /** The picked pieces that are asked what differs, each with its fields and what has to be mended. */
    told,
    tell: (lineId: string, change: Partial<DifferenceDraft>) =>
      setDrafts((before) => ({
        ...before,
        [lineId]: { ...(before[lineId] ?? noDifference), ...change },
      })),
    photos,
    setPhotos,
    photosUnderWay,
    setPhotosUnderWay,
    wish,
    guest,
    isComplete,
    granted,
    refused,
    offersError: isNow && !asked.fetching ? asked.error : undefined,
    askOffers: () => askOffers({ requestPolicy: 'network-only' }),
    offer: granted?.offers.find((one) => one.offer === wanted),
    choose: setWanted,
  }
}

export type HubForm = ReturnType<typeof useHubForm>
