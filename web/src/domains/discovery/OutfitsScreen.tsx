import { besidePieceHead } from '@hemline/rules/seo/piece-head.ts'
import { classify } from '@hemline/rules/site/routes.ts'
import { GetOutfitsDocument, type GetOutfitsQuery } from '@hemline/schema/generated/graphql.ts'
import { Shuffle } from 'lucide-react'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { type Place, usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { nameWithin } from '../listing/piece-name.ts'
import { useGoTo } from '../listing/use-listing.ts'
import { Answered } from './Answered.tsx'
import styles from './Outfit.module.css'
import { OutfitCard } from './OutfitCard.tsx'
import { PieceHead } from './PieceHead.tsx'

type Outfits = NonNullable<GetOutfitsQuery['outfits']>
const shown = 4
const budgets = [75, 100, 150, 250, 500] as const

type Wish = { round: number; occasion: string | null; budget: number | null }
const wholeOf = (text: string | null) => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : null)

function readWish(search: string): Wish {
  const params = new URLSearchParams(search)
  return {
    round: wholeOf(params.get('round')) ?? 0,
    occasion: params.get('occasion') || null,
    budget: wholeOf(params.get('budget')),
  }
}

/** Words of a wish in an address; what is not wished for is not there. */
function searchOf(search: string, { round, occasion, budget }: Wish): string {
  const params = new URLSearchParams(search)
  const words = {
    round: round > 0 ? String(round) : '',
    occasion: occasion ?? '',
    budget: budget === null ? '' : String(budget),
  }
  for (const [key, value] of Object.entries(words)) value === '' ? params.delete(key) : params.set(key, value)
  const text = params.toString()
  return text ? `?${text}` : ''
}

function Controls({ wish, occasions, place }: { wish: Wish; occasions: readonly string[]; place: Place }) {
  const go = useGoTo(place)
  const set = (change: Partial<Wish>) => go(searchOf(place.search, { ...wish, round: 0, ...change }))
  const sums = [...new Set([...budgets, ...(wish.budget === null ? [] : [wish.budget])])].sort(
    (a, b) => a - b,
  )
  return (
    <Row gap={5} rows={3} align="end" above={6} below={8} className={styles.controls}>
      {occasions.length > 0 && (
        <Stack as="label" gap={1} size={14} weight={600}>
          Occasion
          <select
            className={look({
              padX: 3,
              padY: 0,
              surface: 'card',
              edge: 'control',
              round: 'control',
              tall: 44,
            })}
            value={wish.occasion ?? ''}
            onChange={(event) => set({ occasion: event.target.value || null })}
          >
            <option value="">Any</option>
            {occasions.map((one) => (
              <option key={one} value={one}>
                {one.charAt(0).toUpperCase() + one.slice(1)}
              </option>
            ))}
          </select>
        </Stack>
      )}
      <Stack as="label" gap={1} size={14} weight={600}>
        All of it for
        <select
          className={look({ padX: 3, padY: 0, surface: 'card', edge: 'control', round: 'control', tall: 44 })}
          value={wish.budget ?? ''}
          onChange={(event) => set({ budget: wholeOf(event.target.value) })}
        >
          <option value="">Any price</option>
          {sums.map((sum) => (
            <option key={sum} value={sum}>
              Up to ${sum}
            </option>
          ))}
        </select>
      </Stack>
      <Button look="line" onClick={() => set({ round: wish.round + 1 })}>
        <Shuffle size={18} strokeWidth={1.5} aria-hidden="true" />
        Shuffle
      </Button>
    </Row>
  )
}

function Nothing({ wish, place, itemNumber }: { wish: Wish; place: Place; itemNumber: number }) {
  const wished = wish.budget !== null || wish.occasion !== null
  const href = wished ? `${place.pathname}` : `/similar/${itemNumber}`
  const action = (
    <HrefLink className={buttonClass({ look: 'line' })} href={href}>
      {wished ? 'Any price, any occasion' : 'See pieces like it'}
    </HrefLink>
  )
  return (
    <EmptyState
      drawing={<HangerDrawing />}
      title={wished ? 'No outfit for that' : 'No outfit today'}
      action={action}
    >
      {wished
        ? 'With the pieces that are here now we can’t keep to it. A little more room helps.'
        : 'What would go with it is not here just now. New pieces arrive every day.'}
    </EmptyState>
  )
}

function Found({ found, wish, place }: { found: Outfits; wish: Wish; place: Place }) {
  const { item, anchor, outfits, occasions } = found
  const other = anchor && anchor.itemNumber !== item.itemNumber ? anchor : undefined
  return (
    <Page>
      <PieceHead title="Outfits around it" item={item} />
      {other && (
        <Note role="status">
          <b>This piece can’t be had just now.</b> The outfits are built around the nearest to it:{' '}
          <HrefLink className="link" href={other.slug}>
            {nameWithin(other)}
          </HrefLink>
          .
        </Note>
      )}
      <Controls wish={wish} occasions={occasions} place={place} />
      {outfits.length === 0 && <Nothing wish={wish} place={place} itemNumber={item.itemNumber} />}
      <Stack gap={12}>
        {outfits.map((outfit) => (
          <OutfitCard key={outfit.id} outfit={outfit} heading="h2" />
        ))}
      </Stack>
      {outfits.length > 0 && outfits.length < shown && (
        <p className="soft">
          These are all the outfits that the pieces here now allow
          {wish.budget === null ? '' : ' at that price'}.
        </p>
      )}
    </Page>
  )
}

/**
 * Shows the page /outfits/:itemNumber: four outfits around a piece, the same all day; shuffling gives others.
 * Budget and occasion stand in the URL. An unknown piece shows the 404 page, a failed request a message with
 * "Try again".
 */
export function OutfitsScreen() {
  const place = usePlace()
  const route = classify(place.pathname)
  const itemNumber = route.kind === 'outfits' ? route.itemNumber : 0
  const wish = readWish(place.search)
  const [{ data, error }, ask] = useQuery({
    query: GetOutfitsDocument,
    variables: {
      itemNumber,
      amount: shown,
      budget: wish.budget === null ? null : wish.budget * 100,
      occasion: wish.occasion,
      round: wish.round,
    },
    pause: itemNumber === 0,
  })
  const answer = data?.outfits
  usePageHead(answer ? besidePieceHead('outfits', answer.item) : undefined)
  return (
    <Answered answer={answer} failed={error} retry={() => ask({ requestPolicy: 'network-only' })}>
      {(found) => <Found found={found} wish={wish} place={place} />}
    </Answered>
  )
}
