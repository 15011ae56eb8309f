// The way from the home page to the present one. The kit knows no router, so a screen renders the links.
import type { ReactNode } from 'react'
import styles from './Crumbs.module.css'
import { Row } from './layout.tsx'

/** Renders the list of breadcrumbs: the steps of the way to the present page. */
export function Crumbs({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb">
      <Row as="ol" gap={2} noWrap above={2} tall={44} size={14} tone="soft" nowrap className={styles.crumbs}>
        {children}
      </Row>
    </nav>
  )
}

/** Renders one step of the breadcrumbs: a link, or the name of the present page when `here` is set. */
export function CrumbStep({ here = false, children }: { here?: boolean; children: ReactNode }) {
  return <li aria-current={here ? 'page' : undefined}>{children}</li>
}
