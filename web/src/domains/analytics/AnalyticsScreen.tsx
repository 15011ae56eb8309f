// What happens on the site, for people at work: how many look, search and buy, and how fast pages are.
import '../desk/desk-keys.ts'
import { type VitalRating, vitalNames } from '@hemline/rules/analytics/web-vitals.ts'
import { GetSiteAnalyticsDocument, type GetSiteAnalyticsQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { count, countOf } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatTiles } from '../../ui/StatTiles.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import styles from './Analytics.module.css'

type Analytics = GetSiteAnalyticsQuery['siteAnalytics']
type Figure = Analytics['figures'][number]
type Vital = Analytics['vitals'][number]

const tiles = [
  { name: 'pageViews', label: 'Page views' },
  { name: 'searches', label: 'Searches' },
  { name: 'favorites', label: 'Favorites' },
  { name: 'purchases', label: 'Orders' },
] as const
const steps = [
  { name: 'pageViews', label: 'Visited the shop' },
  { name: 'productViews', label: 'Looked at a piece' },
  { name: 'cartAdds', label: 'Put one in the cart' },
  { name: 'purchases', label: 'Bought' },
] as const

const figureOf = (figures: readonly Figure[], name: Figure['name']) =>
  figures.find((figure) => figure.name === name)

function Tiles({ figures }: { figures: readonly Figure[] }) {
  const stats = tiles.map(({ name, label }) => {
    const figure = figureOf(figures, name)
    return {
      name: label,
      value: count(figure?.week.times ?? 0),
      note: `${count(figure?.day.times ?? 0)} in the last 24 hours`,
    }
  })
  return <StatTiles look="cards" stats={stats} />
}

/** Returns a share in percent; "–" of nothing, and "<1%" for a little. */
function shareOf(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = Math.round((part / whole) * 100)
  return percent === 0 && part > 0 ? '<1%' : `${percent}%`
}

function Funnel({ figures }: { figures: readonly Figure[] }) {
  const visitors = steps.map(({ name }) => figureOf(figures, name)?.week.visitors ?? 0)
  const most = Math.max(1, ...visitors)
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel">From looking to buying</h2>
      <p className="soft">Visitors of the last 7 days, each once, and their share of the step before.</p>
      <Panel as="ol" above={4} below={0} flow="stack" gap={4} className={styles.funnel}>
        {steps.map(({ name, label }, at) => {
          const own = visitors[at] ?? 0
          return (
            <li key={name}>
              <span>{label}</span>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: `${(own / most) * 100}%` }} />
              </span>
              <b className="num">{countOf(own, 'visitor')}</b>
              <Text as="span" size={14} tone="soft" className="num">
                {at === 0 ? '' : shareOf(own, visitors[at - 1] ?? 0)}
              </Text>
            </li>
          )
        })}
      </Panel>
    </section>
  )
}

type PageRow = Analytics['pages'][number] & { share: string }
const pageColumns: readonly Column<PageRow>[] = [
  { key: 'page', name: 'Page', cell: ({ pageType }) => pageType ?? 'No page of ours' },
  { key: 'times', name: 'Views', number: true, cell: ({ times }) => count(times) },
  { key: 'share', name: 'Share', number: true, cell: ({ share }) => share },
  { key: 'visitors', name: 'Visitors', number: true, cell: ({ visitors }) => count(visitors) },
]

function Pages({ pages }: { pages: Analytics['pages'] }) {
  const all = pages.reduce((sum, { times }) => sum + times, 0)
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">What people look at</h2>
      <p className="soft">Views of the last 7 days by type of page, the most viewed first.</p>
      {pages.length === 0 ? (
        <p>No page was viewed yet.</p>
      ) : (
        <Table
          label="Views by type of page"
          columns={pageColumns}
          rows={pages.map((page) => ({ ...page, share: shareOf(page.times, all) }))}
          rowKey={({ pageType }) => pageType ?? ''}
          wide="slides"
        />
      )}
    </section>
  )
}

const moods: Record<VitalRating, { mood: 'good' | 'gold' | 'bad'; words: string }> = {
  good: { mood: 'good', words: 'good' },
  needs_improvement: { mood: 'gold', words: 'to improve' },
  poor: { mood: 'bad', words: 'poor' },
}
/** Returns a measure in seconds or milliseconds; a shift of the layout has no unit. */
function wordsOf({ vital, p75 }: Vital): string {
  if (vital === 'CLS') return p75.toFixed(2)
  return p75 >= 1000 ? `${(p75 / 1000).toFixed(1)} s` : `${Math.round(p75)} ms`
}

type SpeedRow = { pageType: string; vitals: readonly Vital[] }
const speedColumns: readonly Column<SpeedRow>[] = [
  { key: 'page', name: 'Page', cell: ({ pageType }) => pageType },
  ...vitalNames.map(
    (name): Column<SpeedRow> => ({
      key: name,
      name,
      cell: ({ vitals }) => {
        const own = vitals.find(({ vital }) => vital === name)
        if (!own) return '–'
        const { mood, words } = moods[own.rating]
        return (
          <Badge mood={mood}>
            {wordsOf(own)} <span className={own.rating === 'good' ? 'sr' : undefined}>{words}</span>
          </Badge>
        )
      },
    }),
  ),
  {
    key: 'samples',
    name: 'Loads',
    number: true,
    cell: ({ vitals }) => count(Math.max(...vitals.map(({ samples }) => samples))),
  },
]

function Speed({ vitals }: { vitals: readonly Vital[] }) {
  const pages = [...Map.groupBy(vitals, ({ pageType }) => pageType)].map(([pageType, own]) => ({
    pageType,
    vitals: own,
  }))
  return (
    <section aria-labelledby="speed">
      <h2 id="speed">How fast pages are</h2>
      <p className="soft">Three of four loads of the last 7 days were at least as fast. Green is good.</p>
      {pages.length === 0 ? (
        <p>No browser has measured a page yet.</p>
      ) : (
        <Table
          label="Page speed by page type"
          columns={speedColumns}
          rows={pages}
          rowKey={({ pageType }) => pageType}
          wide="slides"
        />
      )}
    </section>
  )
}

function Figures() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetSiteAnalyticsDocument,
    requestPolicy: 'cache-and-network',
  })
  const analytics = data?.siteAnalytics
  if (!analytics)
    return fetching ? (
      <div role="status" aria-label="Loading the visits">
        <Skeleton height={320} />
      </div>
    ) : (
      <Note mood="bad" role="alert">
        {friendlyError(error, 'generic')}{' '}
        <LinkButton onClick={() => ask({ requestPolicy: 'network-only' })}>Try again</LinkButton>
      </Note>
    )
  const { figures, pages, vitals } = analytics
  const isNothing = vitals.length === 0 && figures.every(({ week }) => week.times === 0)
  if (isNothing)
    return (
      <EmptyState drawing={<ToteDrawing />} title="Nobody has come by yet">
        Visits of the last 7 days are counted here as they happen.
      </EmptyState>
    )
  return (
    <Stack gap={10}>
      <Tiles figures={figures} />
      <Funnel figures={figures} />
      <Pages pages={pages} />
      <Speed vitals={vitals} />
    </Stack>
  )
}

/**
 * Shows what visitors of the last day and week did, and the speed of pages with its ratings. For employees
 * with the task `see_analytics`; others are refused, visitors sent to log in.
 */
export function AnalyticsScreen() {
  return (
    <StaffFrame title="Visits" task="see_analytics">
      <p className="soft">
        Today and the 6 days before, by the clocks in Oakland. Visitors who may not be named count among the
        times, and not among the visitors.
      </p>
      <Figures />
    </StaffFrame>
  )
}
