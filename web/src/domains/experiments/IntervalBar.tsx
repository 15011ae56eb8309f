import { rateWords } from './arm-words.ts'
import styles from './Experiments.module.css'

/**
 * Draws an interval of differences of rates (`low` to `high`) on a line whose middle is "no difference" and
 * whose ends are minus and plus `widest`.
 */
export function IntervalBar({ low, high, widest }: { low: number; high: number; widest: number }) {
  const at = (difference: number) => 50 + (difference / widest) * 48
  const mood = low > 0 ? styles.better : high < 0 ? styles.worse : styles.open
  return (
    <svg className={styles.interval} viewBox="0 0 100 12" preserveAspectRatio="none" role="img">
      <title>{`From ${rateWords(low)} to ${rateWords(high)}`}</title>
      <line className={styles.axis} x1="0" x2="100" y1="6" y2="6" />
      <rect className={mood} x={at(low)} y="3" width={Math.max(0.6, at(high) - at(low))} height="6" />
      <line className={styles.zero} x1="50" x2="50" y1="0" y2="12" />
    </svg>
  )
}
