import {
  type DirectoryPlace,
  directoryHref,
  directoryPageSize,
  parseBrandQuery,
  parseLetter,
} from '@hemline/rules/catalogue/brand-directory.ts'
import { parsePage } from '@hemline/rules/common/paging.ts'
import { notFoundHead } from '@hemline/rules/seo/document-head.ts'
import { brandsHead, directoryLabel, directoryTitle } from '@hemline/rules/seo/document-head-brands.ts'
import { classify } from '@hemline/rules/site/routes.ts'
import { departmentLabels, departments } from '@hemline/rules/vocabulary/departments.ts'
import { GetBrandDirectoryDocument, type GetBrandDirectoryQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { useFirstView } from '../../platform/first-view.ts'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { type Place, usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { chipClass } from '../../ui/Chip.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { NotFoundScreen } from '../chrome/NotFoundScreen.tsx'
import { PageCrumbs } from '../listing/PageCrumbs.tsx'
import { BrandLinks, BrandShelves } from './BrandLinks.tsx'
import { BrandSearch } from './BrandSearch.tsx'
import styles from './Brands.module.css'
import { LetterBar } from './LetterBar.tsx'

type Directory = NonNullable<GetBrandDirectoryQuery['brandDirectory']>

/** What the address asks for; undefined when it is no directory of ours. */
function readPlace({ pathname, search }: Place): DirectoryPlace | undefined {
  const place = classify(pathname)
  if (place.kind !== 'brands') return undefined
  const params = new URLSearchParams(search)
  return {
    department: (place.department ?? null) as DirectoryPlace['department'],
    query: parseBrandQuery(place.query),
    letter: parseLetter(params.get('letter')) ?? null,
    page: parsePage(params.get('page')),
  }
}

const tabs: readonly { department: DirectoryPlace['department']; label: string }[] = [
  { department: null, label: 'All' },
  ...departments.map((department) => ({ department, label: departmentLabels[department] })),
  { department: 'kids', label: 'Kids' },
]

function Tabs({ at }: { at: DirectoryPlace }) {
  return (
    <Panel as="nav" aria-label="Departments of the directory" swipes className={styles.tabs}>
      <Row as="ul" gap={2} align="stretch" noWrap>
        {tabs.map(({ department, label }) => (
          <li key={label}>
            <HrefLink
              className={chipClass}
              href={directoryHref({ ...at, department, page: 1 })}
              aria-current={department === at.department ? 'page' : undefined}
              resetScroll={false}
            >
              {label}
            </HrefLink>
          </li>
        ))}
      </Row>
    </Panel>
  )
}

function Nothing({ found, at }: { found: Directory; at: DirectoryPlace }) {
  if (found.totalCount > 0) {
    const back = (
      <HrefLink className={buttonClass({ look: 'line' })} href={directoryHref({ ...at, page: 1 })}>
        Back to page 1
      </HrefLink>
    )
    return <EmptyState drawing={<HangerDrawing />} title="The names end before this page" action={back} />
  }
  const all = (
    <HrefLink
      className={buttonClass({ look: 'line' })}
      href={directoryHref({ ...at, query: '', letter: null, page: 1 })}
    >
      See all brands
    </HrefLink>
  )
  const title = at.query ? 'No brand of that name' : 'Nothing under this letter'
  return (
    <>
      <EmptyState drawing={<HangerDrawing />} title={title} action={all}>
        {at.query ? (
          <>
            No word of a name here begins with “<bdi>{at.query}</bdi>”.{' '}
            {at.department ? 'It may hang in another department.' : 'Try fewer letters.'}
          </>
        ) : (
          'Other letters are well filled.'
        )}
      </EmptyState>
      {found.nearest.length > 0 && (
        <section className={styles.near}>
          <Text as="h2" below={4}>
            Names that look like it
          </Text>
          <BrandLinks brands={found.nearest} />
        </section>
      )}
    </>
  )
}

/** Whether the address asks for the directory without a department, a letter or a search. */
const isWhole = (at: DirectoryPlace) => at.department === null && at.query === '' && at.letter === null

function Found({ found, at }: { found: Directory; at: DirectoryPlace }) {
  const whole = at.query === '' && at.letter === null && at.page === 1
  if (found.nodes.length === 0) return <Nothing found={found} at={at} />
  return (
    <>
      {whole && found.popular.length > 0 && (
        <Panel as="section" below={12}>
          <Text as="h2" below={4}>
            Most on the rail
          </Text>
          <BrandLinks brands={found.popular} large />
        </Panel>
      )}
      {at.query ? (
        <BrandLinks brands={found.nodes} query={at.query} />
      ) : (
        <BrandShelves brands={found.nodes} />
      )}
      <Pages
        page={found.pageInfo.page}
        pageCount={found.pageInfo.pageCount}
        link={({ page, className, label, current, children }) => (
          <HrefLink
            key={label ?? page}
            href={directoryHref({ ...at, page })}
            className={className}
            aria-label={label}
            aria-current={current ? 'page' : undefined}
          >
            {children}
          </HrefLink>
        )}
      />
    </>
  )
}

/** The last answer stays while the next is on its way: names don't flicker while somebody types. */
function useDirectory(at: DirectoryPlace | undefined) {
  const variables = {
    department: at?.department ?? null,
    query: at?.query || null,
    letter: at?.letter ?? null,
    amount: directoryPageSize,
    page: at?.page ?? 1,
  }
  return useQuery({ query: GetBrandDirectoryDocument, variables, pause: at === undefined })
}

/**
 * Shows the page /brands/:department?/:query?: every brand by its letter, or those matching a typed query;
 * the 404 page for a department or page that does not exist. A failed request shows an error with "Try
 * again".
 */
export function BrandsScreen() {
  const at = readPlace(usePlace())
  const [{ data, fetching, error }, ask] = useDirectory(at)
  usePageHead(at ? brandsHead(at) : notFoundHead)
  useFirstView(true)
  if (!at || data?.brandDirectory === null) return <NotFoundScreen />
  const found = data?.brandDirectory
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Brands', href: '/brands' },
  ]
  return (
    <Page>
      <PageCrumbs
        crumbs={
          at.department
            ? [
                ...crumbs,
                {
                  label: directoryLabel(at.department),
                  href: directoryHref({ ...at, query: '', letter: null, page: 1 }),
                },
              ]
            : crumbs
        }
      />
      <Stack below={5} className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{directoryTitle(at.department)}</h1>
          <Text above={2} tone="soft" breaks className="num" role="status">
            {found ? countOf(found.totalCount, 'brand') : '\u00a0'}
            {found && isWhole(at) && ', also those without a piece today'}
            {found?.query ? ` for “${found.query}”` : found?.letter ? ` under ${found.letter}` : ''}
          </Text>
        </div>
        <BrandSearch at={at} />
      </Stack>
      <Tabs at={at} />
      <LetterBar at={at} letters={found?.letters ?? []} />
      <div className={fetching ? styles.waiting : undefined} aria-busy={fetching}>
        {found && <Found found={found} at={at} />}
        {!found && !error && <div className={styles.bones} role="status" aria-label="Loading brands" />}
        {!found && error && (
          <div role="alert">
            <EmptyState
              drawing={<HangerDrawing />}
              title="The directory is out of reach"
              action={
                <Button look="line" onClick={() => ask({ requestPolicy: 'network-only' })}>
                  Try again
                </Button>
              }
            >
              {friendlyError(error, 'fetchingBrands')}
            </EmptyState>
          </div>
        )}
      </div>
    </Page>
  )
}
