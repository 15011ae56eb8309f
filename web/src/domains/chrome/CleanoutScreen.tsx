import { Link } from '@tanstack/react-router'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LinenBag } from '../../ui/LinenBag.tsx'
import styles from './CleanoutScreen.module.css'

const steps = [
  { title: 'Fill a bag', text: 'Clothes, shoes, bags and jewelry that you no longer wear and that have years left in them.' },
  { title: 'We do the work', text: 'Each piece is looked over by a person, measured, photographed and described as it is.' },
  { title: 'It finds somebody', text: 'What sells earns you cash or shop credit, or goes to a charity you choose.' },
]

/** What a clean-out is. Ordering a bag comes with the selling screens; until then this page says so. */
export function CleanoutScreen() {
  usePageHead({
    title: 'Clean out your closet',
    description: 'How a Hemline clean-out works: fill a bag, we do the work, your pieces find somebody.',
    canonical: '/cleanout',
  })
  return (
    <div className={styles.world}>
      <div className={classes('page', styles.in)}>
        <div>
          <h1>Your closet could use the room</h1>
          <p className={styles.lead}>A clean-out turns what you no longer wear into somebody’s find.</p>
          <ol className={styles.steps}>
            {steps.map(({ title, text }, index) => (
              <li key={title}>
                <i aria-hidden>{index + 1}</i>
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className={styles.soon}>Bags can’t be ordered here yet. Until they can, the seller terms tell how payouts work.</p>
          <div className={styles.ways}>
            <Link to="/legal/$slug" params={{ slug: 'seller-terms' }} className={buttonClass({ look: 'paper' })}>
              Read the seller terms
            </Link>
          </div>
        </div>
        <LinenBag className={styles.bag} />
      </div>
    </div>
  )
}
