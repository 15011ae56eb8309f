import { parseMoney } from '@hemline/rules/common/validation.ts'
import { giftCardDesign } from '@hemline/rules/gift-cards/designs.ts'
import { deliveryDateProblem, giftCardAmountProblem } from '@hemline/rules/gift-cards/gift-cards.ts'
import { nowMs } from '../../platform/clock.ts'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import type { GiftCardValues } from './buy-values.ts'
import { dayWords } from './cart-lines.ts'
import { GiftCardFace } from './GiftCardFace.tsx'
import styles from './GiftCards.module.css'

function when({ deliveryMethod, deliveryDate, timeZone }: GiftCardValues): string {
  if (deliveryMethod === 'print') return 'Emailed to you at once, to print'
  return deliveryDateProblem(deliveryDate, new Date(nowMs()), timeZone)
    ? 'By email'
    : `By email, ${dayWords(deliveryDate)}`
}

/**
 * Shows the gift card with the values of the form, without an amount while that is not allowed; nothing for
 * an unknown design.
 */
export function GiftCardPreview({ values }: { values: GiftCardValues }) {
  const design = giftCardDesign(Number(values.templateId))
  const amount = parseMoney(values.amount)
  if (!design) return null
  return (
    <Panel pad={4} surface="card" edge="all" round="sheet" className={styles.preview}>
      <GiftCardFace
        slug={design.slug}
        alt={design.alt}
        amount={amount === undefined || giftCardAmountProblem(amount) ? null : amount}
      />
      <Stack gap={2} padX={2} padTop={5} padBottom={2} breaks>
        <Text voice="display" size={22}>
          {values.recipientName.trim() ? `For ${values.recipientName.trim()}` : 'For somebody you like'}
        </Text>
        {values.giftMessage.trim() && <p className={styles.said}>{values.giftMessage.trim()}</p>}
        {values.senderName.trim() && <Text weight={600}>From {values.senderName.trim()}</Text>}
        <p className="soft small">{when(values)}. Number and PIN are in the mail.</p>
      </Stack>
    </Panel>
  )
}
