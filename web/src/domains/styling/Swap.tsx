import { GetStyleAlternativesDocument, SwapStylePieceDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import styles from './StyleOutfit.module.css'
import { useStyleWatch } from './use-outfit-acts.ts'
import type { Outfit } from './use-stylist.ts'

type Piece = Outfit['pieces'][number]
/** A difference in price as shoppers read it: "–$9.00", "+$4.50", "same price". */
const differenceWords = (cents: number): string =>
  cents === 0 ? 'same price' : `${cents < 0 ? '–' : '+'}${money(Math.abs(cents))}`

/**
 * Offers to tell the shopper when a better piece goes on sale: what is on the rail is not all there will be.
 */
function TellMe({ outfit, piece }: { outfit: Outfit; piece: Piece }) {
  const { watch, busy } = useStyleWatch(outfit.id)
  return (
    <LinkButton
      busy={busy}
      aria-haspopup="dialog"
      className={look({ across: true, padY: 2 })}
      onClick={() => void watch(piece.item.itemNumber)}
    >
      Tell me when something better comes
    </LinkButton>
  )
}

type Props = { outfit: Outfit; piece: Piece; onDone: () => void }

/**
 * Renders the choice of up to three other pieces for one of an outfit; a choice swaps the piece and calls
 * `onDone`. A refusal stands below; where nothing fits, a search for new pieces is offered.
 */
export function Swap({ outfit, piece, onDone }: Props) {
  const { itemNumber } = piece.item
  const [{ data, error, fetching }, again] = useQuery({
    query: GetStyleAlternativesDocument,
    variables: { outfitId: outfit.id, itemNumber },
    requestPolicy: 'network-only',
  })
  const [{ fetching: swapping }, run] = useMutation(SwapStylePieceDocument)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (into: number) => {
    const answer = await run({ input: { outfitId: outfit.id, out: itemNumber, into } })
    const outcome = answer.data?.swapStylePiece
    if (outcome?.__typename === 'StyleOutfitPayload') return onDone()
    setProblem(outcome?.message ?? friendlyError(answer.error, 'generic'))
    again({ requestPolicy: 'network-only' })
  }
  if (error)
    return (
      <ErrorMessage onRetry={() => again({ requestPolicy: 'network-only' })}>
        {friendlyError(error, 'generic')}
      </ErrorMessage>
    )
  if (fetching || !data) return <Skeleton height={120} />
  const others = data.styleAlternatives
  if (others.length === 0)
    return (
      <Text size={14} tone="soft" across padY={2}>
        Nothing else on the rail fits this outfit and your limits. <TellMe outfit={outfit} piece={piece} />
      </Text>
    )
  return (
    <Stack
      as="section"
      gap={2}
      tracks={3}
      across
      padY={2}
      aria-label={`Other pieces for the ${piece.slotLabel.toLowerCase()}`}
    >
      {piece.canBeHad && (
        <div className={styles.option} aria-current="true">
          <PieceThumb item={piece.item} sizes="100px" />
          <span>
            {piece.item.brand}
            <small>chosen</small>
          </span>
        </div>
      )}
      {others.slice(0, piece.canBeHad ? 2 : 3).map(({ item, difference }) => (
        <PlainButton
          key={item.id}
          className={styles.option}
          disabled={swapping}
          onClick={() => void choose(item.itemNumber)}
          aria-label={`Choose ${item.brand} ${item.title}, ${differenceWords(difference)}`}
        >
          <PieceThumb item={item} sizes="100px" />
          <span>
            {item.brand}
            <small>{differenceWords(difference)}</small>
          </span>
        </PlainButton>
      ))}
      <TellMe outfit={outfit} piece={piece} />
      {problem && (
        <Text role="alert" size={12} tone="danger" across padY={2}>
          {problem}
        </Text>
      )}
    </Stack>
  )
}
