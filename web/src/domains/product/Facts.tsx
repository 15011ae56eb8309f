import { lazy, type ReactNode, Suspense } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { useSession } from '../identity/session.tsx'
import buy from './Buy.module.css'
import { BuyPanel } from './BuyPanel.tsx'
import { isOver } from './buy-state.ts'
import { Condition } from './Condition.tsx'
import { Delivery } from './Delivery.tsx'
import { Impact } from './Impact.tsx'
import { Price } from './Price.tsx'
import styles from './Product.module.css'
import type { Product } from './product-type.ts'
import { Share } from './Share.tsx'
import { SizeLine } from './SizeLine.tsx'
import { useBuyState } from './use-buy-state.ts'

// Few pieces are sold by a person.
const SoldByPerson = lazy(async () => ({
  default: (await import('../offers/SoldByPerson.tsx')).SoldByPerson,
}))
const FitNote = lazy(async () => ({ default: (await import('../size-profile/FitNote.tsx')).FitNote }))

/** Renders the brand of a piece, with `children` beside it, and its title. */
export function PieceName({
  item,
  children,
}: {
  item: Pick<Product, 'brand' | 'brandSlug' | 'title'>
  children?: ReactNode
}) {
  return (
    <>
      <Row gap={4} justify="between" below={1}>
        <HrefLink
          className={look(
            {
              flow: 'row',
              gap: 0,
              noWrap: true,
              inline: true,
              tall: 44,
              grow: true,
              shrinks: true,
              size: 14,
              weight: 600,
              tracking: 'wide',
              breaks: true,
              uppercase: true,
            },
            styles.brand,
          )}
          href={`/brand/${item.brandSlug}`}
        >
          <bdi>{item.brand}</bdi>
        </HrefLink>
        {children}
      </Row>
      <h1>{item.title}</h1>
    </>
  )
}

type Props = { item: Product; onShowPhoto: (photoId: number) => void }

/**
 * Renders the column beside the pictures: brand, title, price, size, condition, and the button to hold the
 * piece.
 */
export function Facts({ item, onShowPhoto }: Props) {
  const { state } = useBuyState(item)
  const { loggedIn } = useSession()
  const buyable = state.kind === 'open' || state.kind === 'mine'
  return (
    <Panel shrinks className={styles.facts}>
      <PieceName item={item}>
        <Share item={item} />
      </PieceName>
      {(item.isRareFind || item.newWithTags || item.clearance) && (
        <Row as="p" gap={2} align="stretch" className={styles.badges}>
          {item.isRareFind && <Badge mood="gold">Rare find</Badge>}
          {item.newWithTags && <Badge mood="green">New with tags</Badge>}
          {item.clearance && <Badge mood="sale">Clearance</Badge>}
        </Row>
      )}
      <Price item={item} />
      <SizeLine item={item} />
      {item.finalSale && buyable && (
        <Panel below={4}>
          <Note mood="sale">
            <b>Final sale.</b> This piece can’t be returned, so look at its measurements first.
          </Note>
        </Panel>
      )}
      <BuyPanel item={item} />
      {loggedIn && item.measurements.length > 0 && (
        <Suspense fallback={null}>
          <FitNote itemNumber={item.itemNumber} />
        </Suspense>
      )}
      {item.isP2P && (
        <Suspense fallback={null}>
          <SoldByPerson item={item} isOpen={state.kind === 'open'} />
        </Suspense>
      )}
      {item.thirdPartySeller && !item.isP2P && buyable && (
        <p className={buy.hint}>Ships separately, from {item.thirdPartySeller.name}.</p>
      )}
      <Condition item={item} onShowPhoto={onShowPhoto} />
      <Impact item={item} />
      {!isOver(state) && <Delivery item={item} />}
    </Panel>
  )
}
