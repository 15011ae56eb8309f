import type { Crumb } from '@hemline/rules/search/listing-path.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { CrumbStep, Crumbs } from '../../ui/Crumbs.tsx'

/** Shows the breadcrumbs of a page of the shop; the last one is the present page. */
export function PageCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Crumbs>
      {crumbs.map(({ label, href }, i) => {
        const here = i === crumbs.length - 1
        return (
          <CrumbStep key={href} here={here}>
            {here ? label : <HrefLink href={href}>{label}</HrefLink>}
          </CrumbStep>
        )
      })}
    </Crumbs>
  )
}
