import { neighbours } from '@hemline/rules/common/paging.ts'
import type { Place } from '@hemline/rules/search/listing-url.ts'
import { useRouter } from '@tanstack/react-router'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { pageHref } from './page-href.ts'

type Props = { place: Place; page: number; last: number }

/** Shows the links to the pages of a listing; nothing for a single page. `last` is the last page's number. */
export function ListingPages({ place, page, last }: Props) {
  const { prev, next } = neighbours(page, last)
  const router = useRouter()
  const rel = (to: number) => (to === prev ? 'prev' : to === next ? 'next' : undefined)
  return (
    <Pages
      page={page}
      pageCount={last}
      jump={(to) => void router.navigate({ href: pageHref(place, to) })}
      link={({ page: to, className, label, current, children }) => (
        <HrefLink
          key={label ?? to}
          href={pageHref(place, to)}
          className={className}
          aria-label={label}
          aria-current={current ? 'page' : undefined}
          rel={rel(to)}
        >
          {children}
        </HrefLink>
      )}
    />
  )
}
