import { LinenBag } from '../../../ui/LinenBag.tsx'
import styles from './Ways.module.css'

/** Renders a small drawing of a linen bag at the edge of a green band; hidden on narrow pages. */
export const StandingBag = () => <LinenBag className={styles.standing} />
