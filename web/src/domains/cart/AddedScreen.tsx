// What a shopper sees who has just added a piece: the piece and its hold, what the cart comes to, and pieces
// that go with it.
import { classify } from '@hemline/rules/site/routes.ts'
import { type CartFieldsFragment, GetOutfitsDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { useNow } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Beside, Page, Row, Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { OutfitCard } from '../discovery/OutfitCard.tsx'
import { othersOf } from '../gift-cards/cart-lines.ts'
import { CartLine } from './CartLine.tsx'
import { FreeDelivery } from './CartSummary.tsx'
import { type Line, lineState, piecesOf } from './line-state.ts'
import { piecesAmount } from './summary-rows.ts'
import { useActiveCart } from './use-active-cart.ts'

const asked = { estimateTaxes: true } as const
const outfitsShown = 2

function Suggestions({ itemNumber }: { itemNumber: number }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetOutfitsDocument,
    variables: { itemNumber, amount: outfitsShown, round: 0 },
  })
  const outfits = data?.outfits?.outfits ?? []
  if (fetching && !data)
    return (
      <div role="status" aria-label="Loading what goes with it">
        <Skeleton height={420} />
      </div>
    )
  if (error && !data)
    return (
      <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
        {friendlyError(error, 'generic')}
      </ErrorMessage>
    )
  if (outfits.length === 0)
    return (
      <p className="soft">
        Nothing that goes with it is here just now.{' '}
        <HrefLink className="link" href={`/similar/${itemNumber}`}>
          See pieces like it
        </HrefLink>
      </p>
    )
  return (
    <section aria-labelledby="goes-with">
      <Row align="baseline" justify="between" below={4}>
        <h2 id="goes-with">Goes with it</h2>
        <HrefLink className="link" href={`/outfits/${itemNumber}`}>
          See outfits
        </HrefLink>
      </Row>
      <Stack gap={10}>
        {outfits.map((outfit) => (
          <OutfitCard key={outfit.id} outfit={outfit} />
        ))}
      </Stack>
    </section>
  )
}

function Added({ cart, line, now }: { cart: CartFieldsFragment; line: Line; now: number }) {
  const held = piecesOf(cart.cartProducts).filter((one) => lineState(one, now).kind === 'held').length
  const totals = cart.cartTotals
  return (
    <Beside rows={4}>
      <ul>
        <CartLine line={line} now={now} />
      </ul>
      <Stack gap={4} top>
        {totals && held > 0 && (
          <>
            <p className="num">
              {countOf(held, 'piece')} in your cart. Total <b>{money(totals.total)}</b> with delivery and fees
              {totals.taxCalculationSource === 'none' ? ', before tax.' : '.'}
            </p>
            <FreeDelivery totals={totals} pieces={piecesAmount(totals, othersOf(cart.cartProducts))} />
          </>
        )}
        <HrefLink className={buttonClass({ size: 'large', wide: true })} href="/checkout">
          Checkout
        </HrefLink>
        <HrefLink className={buttonClass({ look: 'line', wide: true })} href="/cart">
          View your cart
        </HrefLink>
      </Stack>
    </Beside>
  )
}

/**
 * Renders /cart/added/:itemNumber, the cart just after a piece was added (page type cart-post-atc). A piece
 * that isn't in the cart, and a failed request, have a message of their own.
 */
export function AddedScreen() {
  const route = classify(usePlace().pathname)
  const itemNumber = route.kind === 'added' ? route.itemNumber : 0
  const [{ data, error, fetching }, ask] = useActiveCart(asked, { deciding: true })
  const now = useNow(1000)
  usePageHead({ title: 'In your cart', robots: 'noindex' })
  const cart = data?.activeCart.cart ?? null
  const line = piecesOf(cart?.cartProducts ?? []).find((one) => one.itemNumber === itemNumber)
  const lapsed = line?.availability === 'IN_CART' && lineState(line, now).kind === 'free'
  // A hold that ended changes the server's totals: ask once; the new answer says so.
  useEffect(() => {
    if (lapsed) ask()
  }, [lapsed, ask])
  if (cart && line)
    return (
      <Stack gap={10} top padTop={6} padBottom={16} className="page">
        <Row align="baseline" justify="between">
          <h1>In your cart</h1>
          <HrefLink className="link" href={line.item.slug}>
            Back to the piece
          </HrefLink>
        </Row>
        <Added cart={cart} line={line} now={now} />
        <Suggestions itemNumber={itemNumber} />
      </Stack>
    )
  if (error && !fetching && !data)
    return (
      <Page padTop={6} padBottom={16}>
        <h1>In your cart</h1>
        <ErrorMessage onRetry={ask}>{friendlyError(error, 'generic')}</ErrorMessage>
      </Page>
    )
  if (data && !fetching)
    return (
      <Page padTop={6} padBottom={16}>
        <EmptyState
          heading="h1"
          drawing={<ToteDrawing />}
          title="This piece is not in your cart"
          action={
            <HrefLink className={buttonClass()} href={`/product/${itemNumber}`}>
              See the piece
            </HrefLink>
          }
        >
          Its hold may have ended, or you took it out.
        </EmptyState>
      </Page>
    )
  return (
    <Stack
      gap={6}
      top
      padTop={6}
      padBottom={16}
      className="page"
      role="status"
      aria-label="Loading your cart"
    >
      <h1>In your cart</h1>
      <Skeleton height={200} />
    </Stack>
  )
}
