import type { Crumb } from '@hemline/rules/search/listing-path.ts'
import type { ReactNode } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Row } from '../../ui/layout.tsx'
import styles from './Crumbs.module.css'

/** Renders one breadcrumb; with `here`, the present page, as text instead of a link. */
export function CrumbStep({ crumb, here }: { crumb: Crumb; here: boolean }) {
  return (
    <li aria-current={here ? 'page' : undefined}>
      {here ? crumb.label : <HrefLink href={crumb.href}>{crumb.label}</HrefLink>}
    </li>
  )
}

/** Renders the list that the breadcrumbs stand in. */
export function CrumbTrail({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb">
      <Row as="ol" gap={2} noWrap above={2} tall={44} size={14} tone="soft" nowrap className={styles.crumbs}>
        {children}
      </Row>
    </nav>
  )
}

/** Shows the breadcrumbs; the last one is the present page. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <CrumbTrail>
      {crumbs.map((crumb, i) => (
        <CrumbStep key={crumb.href} crumb={crumb} here={i === crumbs.length - 1} />
      ))}
    </CrumbTrail>
  )
}
