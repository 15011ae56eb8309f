import { classes } from './classes.ts'
import { Text } from './layout.tsx'
import type { Look } from './look.ts'
import styles from './Meter.module.css'

type MeterProps = Pick<Look, 'above'> & {
  /** How much of the line is filled, 0 to 100. */
  percent: number
  /** Gold for what members earn. */
  tone?: 'accent' | 'gold'
  thin?: boolean
}

/**
 * Shows how far something is as a line that fills to `percent`, at most 100. Only for the eye: the words
 * beside the line say the same.
 */
export function Meter({ percent, tone = 'accent', thin, above }: MeterProps) {
  return (
    <Text
      as="span"
      block
      clip
      above={above}
      className={classes(styles.meter, tone === 'gold' && styles.gold, thin && styles.thin)}
      aria-hidden="true"
    >
      <i style={{ inlineSize: `${Math.min(100, percent)}%` }} />
    </Text>
  )
}
