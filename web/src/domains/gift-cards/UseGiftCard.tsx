import type { AppliedGiftCardFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Gift } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { money } from '../../platform/format.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Opener } from '../../ui/Opener.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './UseGiftCard.module.css'
import { type GiftCardAnswer, useGiftCardOfCart } from './use-gift-cards.ts'

const CodeFields = lazy(async () => ({ default: (await import('./CodeFields.tsx')).CodeFields }))

type Card = AppliedGiftCardFieldsFragment

function Applied({
  cards,
  busy,
  onRemove,
}: {
  cards: readonly Card[]
  busy: boolean
  onRemove: (card: Card) => void
}) {
  return (
    <Stack
      as="ul"
      gap={0}
      padTop={3}
      padBottom={1}
      className={styles.cards}
      aria-label="Gift cards for this order"
    >
      {cards.map((card) => (
        <Stack as="li" gap={3} align="center" padY={2} key={card.id} data-gift-card={card.last4}>
          <Gift className={look({ tone: 'accent' })} size={20} strokeWidth={1.5} aria-hidden="true" />
          <span>
            Number ending in <b className="num">{card.last4}</b>
            <Text as="small" block size={14} tone="soft" className="num">
              {money(card.redeemAmount)} of {money(card.balance)} pays this order
            </Text>
          </span>
          <LinkButton
            aria-label={`Take off the gift card that ends in ${card.last4}`}
            busy={busy}
            onClick={() => onRemove(card)}
          >
            Take off
          </LinkButton>
        </Stack>
      ))}
    </Stack>
  )
}

/**
 * Renders a button "Use a gift card" that opens a form, and the cards that pay for this cart; used on cart
 * and checkout.
 */
export function UseGiftCard({ cards }: { cards: readonly Card[] }) {
  const { apply, takeOff, busy } = useGiftCardOfCart()
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState<GiftCardAnswer>()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const remove = async (card: Card) => {
    if (busy) return
    setAnswer(await takeOff(card))
    opener.current?.focus()
  }
  return (
    <Panel
      as="section"
      above={4}
      padX={6}
      padY={2}
      surface="card"
      edge="all"
      round="sheet"
      className={styles.box}
      aria-label="Gift cards"
    >
      {cards.length > 0 && <Applied cards={cards} busy={busy} onRemove={(card) => void remove(card)} />}
      <Opener ref={opener} open={open} controls={open ? id : undefined} onToggle={() => setOpen(!open)}>
        <span>{cards.length > 0 ? 'Use another gift card' : 'Use a gift card'}</span>
      </Opener>
      {open && (
        <div id={id}>
          <Suspense fallback={<Skeleton height="10rem" />}>
            <CodeFields
              label="Apply gift card"
              busy={busy}
              send={apply}
              onAnswer={() => setAnswer(undefined)}
            />
          </Suspense>
        </div>
      )}
      <Text size={14} tone="success" className={styles.said} role="status">
        {answer?.said ?? answer?.error}
      </Text>
    </Panel>
  )
}
