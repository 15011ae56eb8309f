// The green frame of the seller's own pages: bags, pieces, kits and earnings.
import type { ReactNode } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Row } from '../../ui/layout.tsx'
import styles from './MyCleanouts.module.css'

const tabs = [
  { key: 'bags', href: '/my/cleanouts', label: 'Bags' },
  { key: 'items', href: '/my/cleanouts/items', label: 'Items' },
  { key: 'kits', href: '/my/cleanouts/kits', label: 'Kits' },
  { key: 'earnings', href: '/my/cleanouts/earnings', label: 'Earnings' },
] as const
export type MyCleanoutsTab = (typeof tabs)[number]['key']

type Props = {
  current: MyCleanoutsTab
  title: string
  lead?: ReactNode
  /** Above the title: the link back from a page below a tab. */
  crumbs?: ReactNode
  /** Beside the title: large numbers, or a button. */
  aside?: ReactNode
  /** Below title and aside, still on green: a Thread. */
  below?: ReactNode
  children: ReactNode
}

/** Renders the frame of a seller's own pages: the band with title and tabs, and `children` below. */
export function MyCleanoutsFrame({ current, title, lead, crumbs, aside, below, children }: Props) {
  return (
    <>
      <section className={styles.band}>
        <div className="page">
          {crumbs && (
            <Row gap={2} align="stretch" className={styles.crumbs}>
              {crumbs}
            </Row>
          )}
          <div className={styles.top}>
            <div>
              <h1>{title}</h1>
              {lead && <p className={styles.lead}>{lead}</p>}
            </div>
            {aside && <div>{aside}</div>}
          </div>
          {below && <div className={styles.below}>{below}</div>}
          <nav className={styles.tabs} aria-label="Your clean-outs">
            {tabs.map(({ key, href, label }) => (
              <HrefLink key={key} href={href} aria-current={key === current ? 'page' : undefined}>
                {label}
              </HrefLink>
            ))}
          </nav>
        </div>
      </section>
      <div className={`page ${styles.body}`}>{children}</div>
    </>
  )
}
