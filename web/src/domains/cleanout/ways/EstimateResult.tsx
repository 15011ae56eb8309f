import { creditBonusPercent } from '@hemline/rules/earnings/payout-terms.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { GetPayoutEstimateQuery } from '@hemline/schema/generated/graphql.ts'
import type { ReactNode } from 'react'
import { countOf, money } from '../../../platform/format.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Grid, Panel, Stack, Text } from '../../../ui/layout.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import styles from './Estimate.module.css'
import { isService, sellHref, serviceWays, sliceText } from './ways.ts'

export type Estimate = Extract<GetPayoutEstimateQuery['payoutEstimate'], { __typename: 'PayoutEstimate' }>
type End = Estimate['from']

const lineOf = (end: End, kind: string): number => end.lines.find((line) => line.kind === kind)?.amount ?? 0
const slicesPay = (end: End): number => end.slices.reduce((sum, { pays }) => sum + pays, 0)

/**
 * Returns what the estimate is based on, as in "From 12 pieces sold here within a year: midi dresses by
 * brands like it."
 */
function basisWords({ basis, basedOn, brandName, count }: Estimate): string {
  const by =
    {
      brand: ` by ${brandName}`,
      tier: ' by brands like it',
      category: ', brought to the level of the brand',
    }[basis] ?? ''
  return `From ${countOf(count, 'piece')} sold here within a year: ${basedOn.toLowerCase()}${by}. Half of them lay in this range.`
}

function Split({ end, gives }: { end: End; gives: string }) {
  const share = end.price === 0 ? 0 : (end.earnings / end.price) * 100
  return (
    <div>
      <Stack as="p" gap={0.5} size={14} tone="soft" className="num">
        <span>Sold for {money(end.price)}</span>
        <Text as="b" voice="display" size={36} tone="accent" leading={1.1}>
          {money(end.earnings)}
        </Text>
        <span>{gives}</span>
      </Stack>
      <Panel above={3} surface="sunk" round="full" clip className={styles.bar} aria-hidden>
        <i style={{ inlineSize: `${share}%` }} />
      </Panel>
    </div>
  )
}

type Line = { key: string; name: ReactNode; from: string; to: string }

const lineColumns = (found: Estimate): readonly Column<Line>[] => [
  { key: 'name', name: 'Of the price', cell: ({ name }) => name },
  { key: 'from', name: `At ${money(found.from.price)}`, number: true, cell: ({ from }) => from },
  { key: 'to', name: `At ${money(found.to.price)}`, number: true, cell: ({ to }) => to },
]

/**
 * Returns a row for each slice of the price with its payout at both ends of the range, and a row for what
 * raises the payout to its minimum.
 */
function payLines({ from, to }: Estimate): Line[] {
  const sliceOf = (end: End, at: number) => (end.slices[at]?.part ? money(end.slices[at]?.pays ?? 0) : '–')
  const leastOf = (end: End) => lineOf(end, 'payout') - slicesPay(end)
  const shownLeast = (end: End) => (leastOf(end) > 0 ? money(leastOf(end)) : '–')
  const slices = to.slices
    .filter(({ part }) => part > 0)
    .map((slice, at) => ({
      key: String(slice.from),
      name: (
        <>
          {sliceText(slice.from, slice.to ?? null)} <span className="soft">pays {slice.percent}%</span>
        </>
      ),
      from: sliceOf(from, at),
      to: sliceOf(to, at),
    }))
  if (leastOf(from) <= 0 && leastOf(to) <= 0) return slices
  return [
    ...slices,
    { key: 'least', name: 'Up to the least we pay', from: shownLeast(from), to: shownLeast(to) },
  ]
}

/**
 * Returns the rows for the division of the price: the seller's payout in cash and in store credit, and
 * Hemline's part.
 */
function sumLines({ from, to, service }: Estimate, gives: string): Line[] {
  const payout = { key: 'payout', name: gives, from: money(from.earnings), to: money(to.earnings) }
  const credit = {
    key: 'credit',
    name: `Or as store credit, ${creditBonusPercent}% more`,
    from: money(from.asCredit),
    to: money(to.asCredit),
  }
  const ours = {
    key: 'ours',
    name: 'Hemline’s part, for the work',
    from: money(lineOf(from, 'selling_fee')),
    to: money(lineOf(to, 'selling_fee')),
  }
  return service === 'donation' ? [payout, ours] : [payout, credit, ours]
}

/**
 * Shows the estimated price and payout of a piece from the lower to the upper end, row by row, by the service
 * chosen.
 */
export function EstimateResult({ found }: { found: Estimate }) {
  const service = isService(found.service) ? found.service : 'standard'
  const gives = service === 'donation' ? 'Your charity gets' : 'You get, in cash'
  const condition = conditionLabels[found.condition as keyof typeof conditionLabels] ?? found.condition
  return (
    <Stack
      as="section"
      justifyItems="start"
      padX={5}
      padY={6}
      surface="card"
      edge="all"
      round="sheet"
      className={styles.result}
      aria-label="The estimate"
    >
      <p className="small soft">
        {[found.brandName, found.categoryName, condition].filter(Boolean).join(' · ')}
      </p>
      <h2 className="num">
        {money(found.from.price)} to {money(found.to.price)}
      </h2>
      <p className="soft">{basisWords(found)}</p>
      <Grid gap={5} columns={2} wide>
        <Split end={found.from} gives={service === 'donation' ? 'to your charity' : 'to you'} />
        <Split end={found.to} gives={service === 'donation' ? 'to your charity' : 'to you'} />
      </Grid>
      <Table
        label="How the payout is worked out"
        columns={lineColumns(found)}
        rows={payLines(found)}
        rowKey={({ key }) => key}
        rowClass={({ key }) => (key === 'ours' ? 'soft' : undefined)}
        foot={sumLines(found, gives)}
      />
      <p className="small soft">
        {found.bagFee > 0
          ? `${money(found.bagFee)} a bag is taken once from what its pieces earn first, and is not in these lines. `
          : 'A donated bag costs nothing. '}
        On sale for {found.windowDays} days. An estimate, not a promise: we look at the piece first.
      </p>
      <HrefLink className={buttonClass()} href={sellHref(service)}>
        {serviceWays[service].action}
      </HrefLink>
    </Stack>
  )
}
