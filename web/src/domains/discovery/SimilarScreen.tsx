import { valuesOf, withToggled } from '@hemline/rules/search/listing-url.ts'
import { besidePieceHead } from '@hemline/rules/seo/piece-head.ts'
import { classify } from '@hemline/rules/site/routes.ts'
import { GetSimilarItemsDocument, type GetSimilarItemsQuery } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { type Place, usePlace } from '../../platform/place.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { ItemCard } from '../listing/ItemCard.tsx'
import { useGoTo } from '../listing/use-listing.ts'
import { Answered } from './Answered.tsx'
import styles from './Piece.module.css'
import { PieceHead } from './PieceHead.tsx'

type Similar = NonNullable<GetSimilarItemsQuery['similarItems']>
const shown = 25
const sizesShown = 14
const sizeKey = 'sizing_id'

function Sizes({ sizes, own, place }: { sizes: Similar['sizes']; own: string; place: Place }) {
  const go = useGoTo(place)
  const [all, setAll] = useState(false)
  if (sizes.length < 2) return null
  const filled =
    sizes.toSorted((a, b) => b.count - a.count)[Math.min(sizesShown, sizes.length) - 1]?.count ?? 0
  // Those with most pieces, in the order of sizes; the piece's own and chosen ones are never hidden.
  const few = sizes.filter(
    (size) =>
      size.selected ||
      size.label === own ||
      size.count > filled ||
      (size.count === filled && sizes.length <= sizesShown),
  )
  const shownSizes = all ? sizes : few
  return (
    <Panel as="section" below={6} aria-label="Sizes">
      <Text as="h2" below={2} voice="label" size={14} leading={1.5}>
        In which size?
      </Text>
      <ChipRow>
        {shownSizes.map(({ sizingId, label, count, selected }) => (
          <Chip
            key={sizingId}
            pressed={selected}
            aria-label={`${label}, ${count}`}
            onClick={() => go(withToggled(place.search, sizeKey, String(sizingId)))}
          >
            {label} <span className="num">{count}</span>
          </Chip>
        ))}
        {shownSizes.length < sizes.length && (
          <LinkButton className="num" onClick={() => setAll(true)}>
            All {sizes.length} sizes
          </LinkButton>
        )}
      </ChipRow>
    </Panel>
  )
}

/** Renders piece cards in a grid with some words below each, such as the reasons for its place. */
export function ReasonGrid({
  nodes,
  label,
}: {
  nodes: readonly { item: Similar['item']; words: readonly string[] }[]
  label: string
}) {
  return (
    <Stack as="ul" gap={0} tracks={2} className={styles.grid}>
      {nodes.map(({ item, words }, i) => (
        <li key={item.id}>
          <ItemCard item={item} eager={i < 5} />
          {words.length > 0 && (
            <Row as="ul" gap={1} align="stretch" above={2} aria-label={label}>
              {words.map((word) => (
                <Panel as="li" padX={2} padY={1} surface="wash" round="full" size={12} tone="ink" key={word}>
                  {word}
                </Panel>
              ))}
            </Row>
          )}
        </li>
      ))}
    </Stack>
  )
}

function Found({ found, place, chosen }: { found: Similar; place: Place; chosen: boolean }) {
  const { item, nodes, sizes, shelf } = found
  const all = (
    <HrefLink className={buttonClass({ look: 'line' })} href={shelf}>
      See the whole rail
    </HrefLink>
  )
  return (
    <Page>
      <PieceHead title="More like this" item={item} />
      <Sizes sizes={sizes} own={item.sizeDisplay.replace(/^Size /, '')} place={place} />
      {nodes.length === 0 ? (
        <EmptyState
          drawing={<HangerDrawing />}
          title={chosen ? 'None in this size' : 'It is the only one of its kind'}
          action={all}
        >
          {chosen
            ? 'Take the size off, or look again tomorrow.'
            : 'Nothing that is here now comes close. The rail it hangs on may have something else.'}
        </EmptyState>
      ) : (
        <>
          <ReasonGrid
            nodes={nodes.map((node) => ({ item: node.item, words: node.reasons }))}
            label="Why it is here"
          />
          {nodes.length < 4 && (
            <Row as="p" align="stretch" justify="center" above={10}>
              That is all that comes close today. New pieces arrive every day.
            </Row>
          )}
          <Row align="stretch" justify="center" above={10}>
            {all}
            <HrefLink className={buttonClass({ look: 'text' })} href={`/outfits/${item.itemNumber}`}>
              See it in outfits
            </HrefLink>
          </Row>
        </>
      )}
    </Page>
  )
}

/**
 * Shows the page /similar/:itemNumber: the 25 pieces most similar to one, each with what they have in common,
 * in the sizes that the URL names; the 404 page for an unknown piece, a message with "Try again" after a
 * failure.
 */
export function SimilarScreen() {
  const place = usePlace()
  const route = classify(place.pathname)
  const itemNumber = route.kind === 'similar' ? route.itemNumber : 0
  const sizingIds = valuesOf(place.search, sizeKey)
    .filter((text) => /^\d{1,9}$/.test(text))
    .map(Number)
  const [{ data, error }, ask] = useQuery({
    query: GetSimilarItemsDocument,
    variables: { itemNumber, amount: shown, sizingIds },
    pause: itemNumber === 0,
  })
  const answer = data?.similarItems
  usePageHead(answer ? besidePieceHead('similar', answer.item) : undefined)
  return (
    <Answered answer={answer} failed={error} retry={() => ask({ requestPolicy: 'network-only' })}>
      {(found) => <Found found={found} place={place} chosen={sizingIds.length > 0} />}
    </Answered>
  )
}
