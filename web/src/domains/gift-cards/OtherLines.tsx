import { giftCardMinute } from '@hemline/rules/gift-cards/gift-cards.ts'
import {
  AddReclaimToCartDocument,
  type CartFieldsFragment,
  RemoveFromCartDocument,
  RemoveGiftCardFromCartDocument,
} from '@hemline/schema/generated/graphql.ts'
import { CircleAlert, Info } from 'lucide-react'
import { useMutation } from 'urql'
import { clockTime } from '../../platform/clock-times.ts'
import { friendlyError } from '../../platform/errors.ts'
import { focusHeading, heading, whenThere } from '../../platform/focus.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Text } from '../../ui/layout.tsx'
import { PieceFact, PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { dayWords, type GiftCardEntry, giftCardsOf, type ReclaimEntry, reclaimsOf } from './cart-lines.ts'
import { GiftCardFace } from './GiftCardFace.tsx'
import styles from './OtherLines.module.css'
import { townOf } from './zones.ts'

/** Moves focus to the heading after a line is removed, since the focused button is removed too. */
const goOn = (line: Element | null) => whenThere(() => (line?.isConnected ? null : heading()), focusHeading)

function GiftCardLine({ line }: { line: GiftCardEntry }) {
  const [{ fetching }, run] = useMutation(RemoveGiftCardFromCartDocument)
  const { giftCard } = line
  const to =
    giftCard.deliveryMethod === 'email'
      ? `By email to ${giftCard.recipientEmail}`
      : 'By email to you, to print'
  const remove = async () => {
    const row = globalThis.document.querySelector(`[data-gift-card-line="${line.id}"]`)
    const { data, error } = await run({ input: { id: line.id } })
    const answer = data?.removeGiftCardFromCart
    if (!answer) return showToast({ text: friendlyError(error, 'generic') })
    switch (answer.__typename) {
      case 'RemoveGiftCardFromCartPayload':
        showToast({ text: `Removed: the gift card for ${giftCard.recipientName}.` })
        return goOn(row)
      case 'GiftCardNotInCart':
      case 'GiftCardBeingPaid':
        return showToast({ text: answer.message })
    }
  }
  return (
    <PieceLine
      data-gift-card-line={line.id}
      size="large"
      picture={
        <GiftCardFace slug={giftCard.slug} amount={null} className={thumbClass('large', styles.face)} />
      }
      end={<b>{money(line.net)}</b>}
    >
      <b>{giftCard.name}</b>
      <span className="soft small">
        For {giftCard.recipientName}, from {giftCard.senderName}
      </span>
      <span className="soft small">
        {to}
        {giftCard.deliveryMethod === 'email' &&
          `, ${dayWords(giftCard.deliveryDate)} at ${clockTime(giftCardMinute)} in ${townOf(giftCard.timeZone)}`}
      </span>
      {giftCard.giftMessage && (
        <Text as="q" upTo="measure" breaks className={styles.message}>
          {giftCard.giftMessage}
        </Text>
      )}
      <PieceFact icon={<Info size={16} strokeWidth={1.5} aria-hidden="true" />}>
        Final sale, cannot be returned
      </PieceFact>
      <LinkButton
        aria-label={`Remove the gift card for ${giftCard.recipientName}`}
        busy={fetching}
        onClick={() => void remove()}
      >
        Remove
      </LinkButton>
    </PieceLine>
  )
}

function ReclaimLine({ line }: { line: ReclaimEntry }) {
  const [{ fetching }, run] = useMutation(RemoveFromCartDocument)
  const [, runAdd] = useMutation(AddReclaimToCartDocument)
  const { item, itemNumber, reclaimWithin } = line
  const there = line.availability === 'IN_CART'
  const undo = async () => {
    const { data, error } = await runAdd({ input: { itemNumber } })
    const answer = data?.addReclaimToCart
    if (answer?.__typename !== 'AddReclaimToCartPayload')
      showToast({ text: answer?.message ?? friendlyError(error, 'generic') })
  }
  const remove = async () => {
    const row = globalThis.document.querySelector(`[data-reclaim="${itemNumber}"]`)
    const { data, error } = await run({ input: { itemNumber } })
    if (!data) return showToast({ text: friendlyError(error, 'generic') })
    showToast({
      text: `Removed: ${item.title}.`,
      action: there ? { label: 'Undo', act: () => void undo() } : undefined,
    })
    goOn(row)
  }
  return (
    <PieceLine
      data-reclaim={itemNumber}
      size="large"
      away={there ? undefined : 'gone'}
      picture={
        <HrefLink className={thumbClass('large')} href={item.slug} tabIndex={-1} aria-hidden="true">
          <PieceThumb item={item} sizes="120px" />
        </HrefLink>
      }
      brand={item.brand}
      end={
        <>
          <b>{money(line.net)}</b>
          <small className="soft">fee</small>
        </>
      }
    >
      <HrefLink href={item.slug}>{item.title}</HrefLink>
      <span className="soft small">{item.sizeDisplay}</span>
      <PieceFact
        warns={!there}
        icon={
          there ? (
            <Info size={16} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
          )
        }
      >
        {there
          ? `${reclaimWithin ?? 'Yours to have back'}. We send it back to you.`
          : 'The time to reclaim it is over. Not in your total.'}
      </PieceFact>
      <LinkButton
        aria-label={`Remove ${item.brand} ${item.title}`}
        busy={fetching}
        onClick={() => void remove()}
      >
        Remove
      </LinkButton>
    </PieceLine>
  )
}

/** Shows the cart's gift cards and the pieces that return to their seller; renders nothing without any. */
export function OtherLines({ entries }: { entries: CartFieldsFragment['cartProducts'] }) {
  const reclaims = reclaimsOf(entries)
  const cards = giftCardsOf(entries)
  return (
    <>
      {reclaims.length > 0 && (
        <Panel as="section" above={8} className={styles.group} aria-labelledby="reclaims-heading">
          <h2 id="reclaims-heading">Back to you</h2>
          <Text padBottom={4} className="soft small">
            Pieces that you sent us, and that you take back for a fee.
          </Text>
          <ul>
            {reclaims.map((line) => (
              <ReclaimLine key={line.id} line={line} />
            ))}
          </ul>
        </Panel>
      )}
      {cards.length > 0 && (
        <Panel as="section" above={8} className={styles.group} aria-labelledby="gift-cards-heading">
          <h2 id="gift-cards-heading">Gift cards</h2>
          <Text padBottom={4} className="soft small">
            Promotions, promotional credit and other gift cards don’t pay for them.
          </Text>
          <ul>
            {cards.map((line) => (
              <GiftCardLine key={line.id} line={line} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
