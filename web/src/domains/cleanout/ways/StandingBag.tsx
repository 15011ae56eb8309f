import { LinenBag } from '../../../ui/LinenBag.tsx'
import styles from './Ways.module.css'

/** A small picture of the bag at the edge of a green band; on wide pages only. */
export const StandingBag = () => <LinenBag className={styles.standing} />
