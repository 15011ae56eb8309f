import { giftCardImage } from '@hemline/rules/gift-cards/designs.ts'
import { shortMoney } from '../../platform/format.ts'
import { classes } from '../../ui/classes.ts'
import { Row, Text } from '../../ui/layout.tsx'
import styles from './GiftCardFace.module.css'

type GiftCardFaceProps = {
  slug: string /** In cents; null hides the label. */
  amount: number | null
  alt?: string
  className?: string | undefined
}

/** Shows a gift card: its picture, and a label with the shop's name and the amount. */
export function GiftCardFace({ slug, amount, alt = '', className }: GiftCardFaceProps) {
  return (
    <Text
      as="span"
      block
      round="control"
      clip
      anchor
      surface="picture"
      className={classes(styles.face, className)}
    >
      <img src={giftCardImage(slug)} alt={alt} width={640} height={400} />
      {amount !== null && (
        <Row
          as="span"
          gap={0}
          align="baseline"
          justify="between"
          noWrap
          padX={5}
          padY={3}
          voice="display"
          size={22}
          className={styles.label}
          aria-hidden="true"
        >
          <span>Hemline</span>
          <Text as="b" voice="label" size={18} leading={1.2} className="num">
            {shortMoney(amount)}
          </Text>
        </Row>
      )}
    </Text>
  )
}
