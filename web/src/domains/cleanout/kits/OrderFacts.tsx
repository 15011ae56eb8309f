import { Gift, Hourglass, Tag } from 'lucide-react'
import { daysRange } from '../../../platform/format-days.ts'
import { Row, Stack, Text } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import styles from './Kits.module.css'
import { useKitDraft } from './kit-draft.ts'
import { bagNames, feeOf, feeWords, type Offer, serviceNames } from './kit-words.ts'

type Props = {
  offer: Offer | undefined
  /** The code from a mailing, which replaces the offered incentives. */
  promoCode?: string
}

/**
 * Shows beside every step what the kit is, its fee, its incentives and the time that its pieces are on
 * sale.
 */
export function OrderFacts({ offer, promoCode }: Props) {
  const { bagType, service } = useKitDraft()
  const fee = feeOf(offer, service)
  const window = offer?.services.find((one) => one.service === service)?.windowDays
  const incentives = promoCode ? [] : (offer?.incentives ?? [])
  return (
    <Stack
      as="aside"
      gap={5}
      pad={6}
      surface="sunk"
      round="control"
      className={styles.facts}
      aria-label="Your kit"
    >
      <Text as="h2" size={28}>
        {serviceNames[service]},{' '}
        <Text as="em" weight={300} slant="italic">
          {bagNames[bagType].toLowerCase()}
        </Text>
      </Text>
      <dl>
        <Row as="dt" gap={2} noWrap size={14} weight={600}>
          <Tag size={18} strokeWidth={1.5} aria-hidden /> What it costs
        </Row>
        <Text as="dd" size={14} tone="soft" numbers>
          {fee === undefined ? '\u00a0' : feeWords(fee)}
        </Text>
        {(incentives.length > 0 || promoCode) && (
          <>
            <Row as="dt" gap={2} noWrap size={14} weight={600}>
              <Gift size={18} strokeWidth={1.5} aria-hidden /> Comes with it
            </Row>
            {incentives.map((one) => (
              <Text as="dd" size={14} tone="soft" numbers key={one.name}>
                {one.words}
              </Text>
            ))}
            {promoCode && (
              <Text as="dd" size={14} tone="soft" numbers>
                What the code <b className="num">{promoCode.toUpperCase()}</b> gives.
              </Text>
            )}
          </>
        )}
        <Row as="dt" gap={2} noWrap size={14} weight={600}>
          <Hourglass size={18} strokeWidth={1.5} aria-hidden /> How long it takes
        </Row>
        <Text as="dd" size={14} tone="soft" numbers>
          {offer?.processing
            ? `We go through a bag ${daysRange(offer.processing)} after it arrives.`
            : 'Nobody can say just now how long a bag waits for its turn.'}
          {window && ` Each piece is then on sale for ${daysRange(window)}, by its brand.`}
        </Text>
      </dl>
      {offer?.delayNotice && (
        <Note mood="gold" icon={Hourglass}>
          {offer.delayNotice}.
        </Note>
      )}
    </Stack>
  )
}
