// Computes the staircase of a price, in percent of the box that it is drawn in.
export type PriceAt = { at: string; price: number }
export type Stairs = {
  /** The past prices, as an SVG path. */
  past: string
  /** The scheduled prices, as an SVG path; empty when the price changes no more. */
  coming: string
  /** The labels of the steps that have room for one. */
  steps: { x: number; y: number; price: number; coming: boolean }[]
  /** The horizontal position of the present; undefined when the sale is over. */
  now: number | undefined
  /** True when the sale ended as soon as it began, at one price. */
  isPoint: boolean
}
type Asked = {
  prices: readonly PriceAt[]
  drops: readonly PriceAt[]
  endsAt: string
  until: string | null
  now: number
}

/** The smallest distance between labels that do not overlap on a phone. */
const room = 17
const top = 16
const bottom = 86

const round = (value: number): number => Math.round(value * 100) / 100

function pathOf(points: readonly { x: number; y: number }[], endX: number): string {
  const [first, ...rest] = points
  if (!first) return ''
  return `M${first.x},${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}H${round(endX)}`
}

type Step = Stairs['steps'][number]

/** Returns the steps that get a label: the present price first, then others as far as they have room. */
function withRoom(steps: readonly Step[], current: number): Step[] {
  const kept: Step[] = []
  for (const step of [...steps.slice(current, current + 1), ...steps])
    if (!kept.includes(step) && kept.every((one) => Math.abs(one.x - step.x) >= room)) kept.push(step)
  return kept.sort((a, b) => a.x - b.x)
}

/**
 * Returns the staircase by which a price is drawn: steps with start, end and price (cents), past and
 * scheduled ones. `until`: when the piece was sold or left the shop (ISO time); null while on sale.
 */
export function stairsOf({ prices, drops, endsAt, until, now }: Asked): Stairs {
  const from = Date.parse(prices[0]?.at ?? endsAt)
  const end = Math.max(Date.parse(endsAt), from + 1)
  const last = prices.at(-1)
  const stop = Math.min(end, until ? Date.parse(until) : now)
  const ahead = until
    ? []
    : drops.filter((drop) => Date.parse(drop.at) > now && last && drop.price < last.price)
  const all = [...prices, ...ahead]
  const highest = Math.max(...all.map((one) => one.price), 1)
  const lowest = Math.min(...all.map((one) => one.price), highest)
  const xOf = (at: number) => round(Math.min(100, Math.max(0, ((at - from) / (end - from)) * 100)))
  const yOf = (price: number) =>
    round(
      highest === lowest
        ? (top + bottom) / 2
        : top + ((highest - price) / (highest - lowest)) * (bottom - top),
    )
  const points = prices.map((one) => ({ x: xOf(Date.parse(one.at)), y: yOf(one.price) }))
  const next = ahead.map((one) => ({ x: xOf(Date.parse(one.at)), y: yOf(one.price) }))
  const stopX = xOf(stop)
  const labels = all.map((one, i) => ({
    x: xOf(Date.parse(one.at)),
    y: yOf(one.price),
    price: one.price,
    coming: i >= prices.length,
  }))
  const steps = withRoom(labels, prices.length - 1)
  const coming = until ? '' : pathOf([{ x: stopX, y: points.at(-1)?.y ?? top }, ...next], 100)
  return {
    past: pathOf(points, stopX),
    coming,
    steps,
    now: until ? undefined : stopX,
    isPoint: until !== null && prices.length === 1 && stopX < 1,
  }
}
