import { dayOfEarnings } from '../../platform/earnings-days.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { thumbClass } from '../../ui/PieceLine.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { NoPicture } from '../listing/NoPicture.tsx'
import { Picture } from '../listing/Picture.tsx'
import { type Sale, saleLines, saleState } from './earnings-words.ts'
import styles from './Sales.module.css'

/** Shows how the earnings of a sale were calculated: rows that add up to the price. */
function Lines({ sale }: { sale: Sale }) {
  return (
    <details className={styles.how}>
      <summary className="link alone">How it was worked out</summary>
      <Sums>
        {saleLines(sale).map(({ key, name, note, amount }) => (
          <Sum key={key} name={name} from={note} amount={money(amount)} />
        ))}
        <Sum name="Sold for" amount={money(sale.price)} kind="sum" />
      </Sums>
      {sale.credit > 0 && <p>Beside it, your booster gave you {money(sale.credit)} of store credit.</p>}
    </details>
  )
}

/** Renders one sold piece of a seller: its price's division, its earnings and their present state. */
export function SaleRow({ sale }: { sale: Sale }) {
  const { badge, mood, detail } = saleState(sale)
  return (
    <Stack as="li" rows={2} padY={4} edge="bottom" className={styles.row}>
      <div className={thumbClass('small', styles.pic)}>
        {sale.photoId === null ? (
          <NoPicture categoryPath="" />
        ) : (
          <Picture photoId={sale.photoId} sizes="64px" />
        )}
      </div>
      <div className={styles.what}>
        <p>
          <Text as="b" weight={600}>
            {sale.brand}
          </Text>
        </p>
        <HrefLink className={styles.title} href={sale.path}>
          {sale.title}
        </HrefLink>
        <p className="soft small num">
          Sold {dayOfEarnings(sale.soldAt)}
          {sale.bagNumber && `, bag ${sale.bagNumber}`}
        </p>
      </div>
      <Row as="p" gap={2} className={styles.state}>
        <Badge mood={mood}>{badge}</Badge>
        <span className="soft small num">{detail}</span>
      </Row>
      <Stack as="p" gap={0} justifyItems="end" top className={styles.money}>
        <Text
          as="b"
          voice="display"
          size={22}
          numbers
          className={sale.state === 'clawed_back' ? styles.gone : undefined}
        >
          {money(sale.earnings)}
        </Text>
        <span className="soft small num">of {money(sale.price)}</span>
      </Stack>
      <Lines sale={sale} />
    </Stack>
  )
}
