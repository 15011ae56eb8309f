import { LinenBag } from '../../../ui/LinenBag.tsx'
import styles from './Ways.module.css'

/** The bag, standing small at the edge of a green band; wide pages only. */
export const StandingBag = () => <LinenBag className={styles.standing} />
