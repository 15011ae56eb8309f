import { journeyLabels, journeySteps } from '@hemline/rules/consignment/words.ts'
import { classes } from '../../ui/classes.ts'
import styles from './Pieces.module.css'

type Props = { reached: string; off: boolean }

/**
 * Shows the progress of a piece in four steps: photo, on sale, sold, paid. `off`: the piece goes no
 * further.
 */
export function Journey({ reached, off }: Props) {
  const at = (journeySteps as readonly string[]).indexOf(reached)
  return (
    <ol className={classes(styles.journey, off && styles.off)} aria-label="How far it has come">
      {journeySteps.map((step, i) => (
        <li key={step} className={classes(i <= at && styles.on)}>
          <span className="sr">
            {journeyLabels[step]}: {i <= at ? 'yes' : 'not yet'}
          </span>
        </li>
      ))}
    </ol>
  )
}
