import { look } from '../../ui/look.ts'
import { useUnit, withUnit } from '../size-guides/units.ts'
import styles from './Fit.module.css'

const cmPerInch = 2.54
const left = 16
const right = 344
const mostTicks = 7
const steps = [1, 2, 5, 10, 20, 50]

/**
 * Renders a ruler that marks the wearer's measurement and the piece's; both are given in inches and shown in
 * the page's unit.
 */
export function FitRuler({ piece, own }: { piece: number; own: number }) {
  const unit = useUnit()
  const factor = unit === 'in' ? 1 : cmPerInch
  const low = Math.min(piece, own) * factor
  const high = Math.max(piece, own) * factor
  const room = Math.max(factor, (high - low) / 2)
  const step = steps.find((one) => (high - low + 2 * room) / one <= mostTicks - 2) ?? 100
  const from = Math.floor((low - room) / step) * step
  const to = Math.ceil((high + room) / step) * step
  const x = (value: number) => left + ((value - from) / (to - from)) * (right - left)
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
  const mine = x(own * factor)
  const its = x(piece * factor)
  const before = own <= piece
  const words = `You ${withUnit(own, unit)}, this piece ${withUnit(piece, unit)}`
  return (
    <svg
      className={look({ block: true, above: 4, wide: true }, styles.ruler)}
      viewBox="0 0 360 74"
      role="img"
      aria-label={words}
    >
      <path className={styles.rule} d={`M${left} 42H${right}`} />
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.tick} d={`M${x(tick)} 36v12`} />
          <text x={x(tick)} y="66" textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      <circle className={styles.mine} cx={mine} cy="42" r="7" />
      <circle className={styles.its} cx={its} cy="42" r="7" />
      <text
        className={styles.strong}
        x={mine + (before ? 7 : -7)}
        y="22"
        textAnchor={before ? 'end' : 'start'}
      >
        you
      </text>
      <text
        className={styles.strong}
        x={its + (before ? -7 : 7)}
        y="22"
        textAnchor={before ? 'start' : 'end'}
      >
        this piece
      </text>
    </svg>
  )
}
