import { giftCardImage } from '@hemline/rules/gift-cards/designs.ts'
import { groupedNumber } from '@hemline/rules/gift-cards/gift-cards.ts'
import { shortMoney } from '../../platform/format.ts'
import styles from './PrintedCard.module.css'
import type { CardOnHand, GiftCardCode } from './use-gift-cards.ts'

/**
 * Renders a gift card for paper alone: the picture on the upper half of the sheet, the words on the lower,
 * a line to fold between them. Number and PIN come from what was typed; the server never answers them.
 */
export function PrintedCard({ card, code }: { card: CardOnHand; code: GiftCardCode }) {
  return (
    <article className={styles.sheet} aria-hidden="true">
      <div className={styles.front}>
        <img src={giftCardImage(card.slug)} alt="" width={640} height={400} />
        <p className={styles.band}>
          <span>Hemline</span>
          <b>{shortMoney(card.balance)}</b>
        </p>
      </div>
      <div className={styles.inside}>
        <p className={styles.to}>For {card.recipientName}</p>
        {card.giftMessage && <p className={styles.words}>{card.giftMessage}</p>}
        <p className={styles.from}>From {card.senderName}</p>
        <dl className={styles.codes}>
          <div>
            <dt>Number</dt>
            <dd>{groupedNumber(code.number)}</dd>
          </div>
          <div>
            <dt>PIN</dt>
            <dd>{code.pin}</dd>
          </div>
        </dl>
        <p className={styles.how}>
          Choose something at {globalThis.location.host} and type number and PIN in your cart, under “Use a
          gift card”. The card has no end, and what is left after an order stays on it. Keep it as you would
          keep cash.
        </p>
      </div>
    </article>
  )
}
