import { pageCount } from '@hemline/rules/common/paging.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Pages } from '../../ui/Pages.tsx'

type Props = {
  page: number
  /** How many rows all pages have together, and how many one has. */
  total: number
  pageSize: number
  hrefOf: (page: number) => string
  label?: string
}

/** Renders the links to the pages of a list whose page stands in the address; nothing for a single page. */
export function HrefPages({ page, total, pageSize, hrefOf, label = 'Pages' }: Props) {
  return (
    <Pages
      page={page}
      pageCount={pageCount(total, pageSize)}
      label={label}
      link={({ page: to, className, label: name, current, children }) => (
        <HrefLink
          key={name ?? to}
          href={hrefOf(to)}
          className={className}
          aria-label={name}
          aria-current={current ? 'page' : undefined}
        >
          {children}
        </HrefLink>
      )}
    />
  )
}
