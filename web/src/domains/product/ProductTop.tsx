import { GetShopIndexDocument } from '@hemline/schema/generated/graphql.ts'
import { ArrowLeft } from 'lucide-react'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { PageCrumbs } from '../listing/PageCrumbs.tsx'
import { overWords } from './buy-state.ts'
import styles from './Product.module.css'
import { productCrumbs, shelfOf } from './product-crumbs.ts'
import type { Product } from './product-type.ts'

/**
 * Shows the path from the shop's home to the piece. A visitor from a product advertisement (from_pla) gets
 * one link to the listing instead.
 */
export function ProductTop({ item, fromAd }: { item: Product; fromAd: boolean }) {
  const [{ data: index }] = useQuery({ query: GetShopIndexDocument })
  if (!fromAd) return <PageCrumbs crumbs={productCrumbs(item, index?.categories)} />
  return (
    <Row as="nav" aria-label="Into the shop" gap={0} noWrap tall={52}>
      <HrefLink
        className={look({ flow: 'row', gap: 1.5, noWrap: true, inline: true }, 'link alone')}
        href={shelfOf(item).href}
      >
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        See all {item.category.toLowerCase()}
      </HrefLink>
    </Row>
  )
}

/** Renders the note that tells employees that the piece is not listed yet, and in which state it is. */
export function PreviewNote({ item }: { item: Product }) {
  return (
    <Panel below={6} className={styles.banner}>
      <Note mood="gold" role="status">
        <b>Not listed yet.</b> Only people who work here see this page. The piece is{' '}
        {item.state.replaceAll('_', ' ')}; shoppers get a page that says it is not there.
      </Note>
    </Panel>
  )
}

/**
 * Renders the note why a sold or withdrawn piece is no longer for sale; for the viewer who bought it, with a
 * link to the order.
 */
export function OverNote({ item }: { item: Product }) {
  const { title, why } = overWords(item.state)
  if (item.myOrderId)
    return (
      <Panel below={6} className={styles.banner}>
        <Note mood="gold">
          <b>You bought this piece.</b>{' '}
          <HrefLink className="link" href={`/my/orders/${item.myOrderId}`}>
            See your order
          </HrefLink>
        </Note>
      </Panel>
    )
  return (
    <Panel below={6} className={styles.banner}>
      <Note>
        <b>{/[.]$/.test(title) ? title : `${title}.`}</b> {why}
      </Note>
    </Panel>
  )
}
