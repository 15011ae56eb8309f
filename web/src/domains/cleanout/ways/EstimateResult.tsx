import { creditBonusPercent } from '@hemline/rules/earnings/payout-terms.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { GetPayoutEstimateQuery } from '@hemline/schema/generated/graphql.ts'
import { countOf, money } from '../../../platform/format.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import styles from './Estimate.module.css'
import { isService, sellHref, serviceWays, sliceText } from './ways.ts'

export type Estimate = Extract<GetPayoutEstimateQuery['payoutEstimate'], { __typename: 'PayoutEstimate' }>
type End = Estimate['from']

const lineOf = (end: End, kind: string): number => end.lines.find((line) => line.kind === kind)?.amount ?? 0
const slicesPay = (end: End): number => end.slices.reduce((sum, { pays }) => sum + pays, 0)

/** "From 12 pieces sold here within a year: midi dresses by brands like it." */
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
    <div className={styles.split}>
      <p className="num">
        <span>Sold for {money(end.price)}</span>
        <b>{money(end.earnings)}</b>
        <span>{gives}</span>
      </p>
      <div className={styles.bar} aria-hidden>
        <i style={{ inlineSize: `${share}%` }} />
      </div>
    </div>
  )
}

function Lines({ found, gives }: { found: Estimate; gives: string }) {
  const ends = [found.from, found.to]
  const least = ends.map((end) => lineOf(end, 'payout') - slicesPay(end))
  const shown = found.to.slices.filter(({ part }) => part > 0)
  return (
    <table className={`${styles.lines} num`}>
      <caption className="sr">How the payout is worked out</caption>
      <thead>
        <tr>
          <th scope="col">Of the price</th>
          {ends.map(({ price }, i) => (
            <th key={i === 0 ? 'from' : 'to'} scope="col">
              At {money(price)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((slice, at) => (
          <tr key={slice.from}>
            <th scope="row">
              {sliceText(slice.from, slice.to ?? null)} <span>pays {slice.percent}%</span>
            </th>
            {ends.map((end, i) => (
              <td key={i === 0 ? 'from' : 'to'}>
                {end.slices[at]?.part ? money(end.slices[at]?.pays ?? 0) : '–'}
              </td>
            ))}
          </tr>
        ))}
        {least.some((amount) => amount > 0) && (
          <tr>
            <th scope="row">Up to the least we pay</th>
            {least.map((amount, i) => (
              <td key={i === 0 ? 'from' : 'to'}>{amount > 0 ? money(amount) : '–'}</td>
            ))}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{gives}</th>
          <td>{money(found.from.earnings)}</td>
          <td>{money(found.to.earnings)}</td>
        </tr>
        {found.service !== 'donation' && (
          <tr>
            <th scope="row">Or as store credit, {creditBonusPercent}% more</th>
            <td>{money(found.from.asCredit)}</td>
            <td>{money(found.to.asCredit)}</td>
          </tr>
        )}
        <tr className={styles.ours}>
          <th scope="row">Hemline’s part, for the work</th>
          <td>{money(lineOf(found.from, 'selling_fee'))}</td>
          <td>{money(lineOf(found.to, 'selling_fee'))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What a piece would sell for and pay, line by line. */
export function EstimateResult({ found }: { found: Estimate }) {
  const service = isService(found.service) ? found.service : 'standard'
  const gives = service === 'donation' ? 'Your charity gets' : 'You get, in cash'
  const condition = conditionLabels[found.condition as keyof typeof conditionLabels] ?? found.condition
  return (
    <section className={styles.result} aria-label="The estimate">
      <p className="small soft">
        {[found.brandName, found.categoryName, condition].filter(Boolean).join(' · ')}
      </p>
      <h2 className="num">
        {money(found.from.price)} to {money(found.to.price)}
      </h2>
      <p className="soft">{basisWords(found)}</p>
      <div className={styles.splits}>
        <Split end={found.from} gives={service === 'donation' ? 'to your charity' : 'to you'} />
        <Split end={found.to} gives={service === 'donation' ? 'to your charity' : 'to you'} />
      </div>
      <Lines found={found} gives={gives} />
      <p className="small soft">
        {found.bagFee > 0
          ? `${money(found.bagFee)} a bag is taken once from what its pieces earn first, and is not in these lines. `
          : 'A donated bag costs nothing. '}
        On sale for {found.windowDays} days. An estimate, not a promise: we look at the piece first.
      </p>
      <HrefLink className={buttonClass()} href={sellHref(service)}>
        {serviceWays[service].action}
      </HrefLink>
    </section>
  )
}
