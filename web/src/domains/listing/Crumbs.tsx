import type { Crumb } from '@hemline/rules/search/listing-path.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import styles from './Crumbs.module.css'

/** Shows the breadcrumbs; the last one is the present page. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, i) => (
          <li key={crumb.href} aria-current={i === crumbs.length - 1 ? 'page' : undefined}>
            {i === crumbs.length - 1 ? crumb.label : <HrefLink href={crumb.href}>{crumb.label}</HrefLink>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
