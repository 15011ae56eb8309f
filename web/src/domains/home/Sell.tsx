import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { LinenBag } from '../../ui/LinenBag.tsx'
import styles from './Sell.module.css'

/** Renders the home page's section about selling: the three steps of a clean-out and a link to it. */
export function Sell() {
  return (
    <section className={styles.clean}>
      <div className={styles.cleanIn}>
        <h2>Your closet could use the room</h2>
        <p>
          We send a bag. You fill it. We photograph, list and ship everything that sells, and pay you for it.
        </p>
        <ol className={styles.steps}>
          <li>
            <i>1</i>
            <b>Fill the bag</b>
            <span>Shipping is prepaid.</span>
          </li>
          <li>
            <i>2</i>
            <b>We do the work</b>
            <span>Sorted and listed by our team.</span>
          </li>
          <li>
            <i>3</i>
            <b>Get paid</b>
            <span>When your pieces sell.</span>
          </li>
        </ol>
        <HrefLink className={buttonClass({ look: 'paper' })} href="/cleanout">
          How it works
        </HrefLink>
      </div>
      <LinenBag className={styles.bag} />
    </section>
  )
}
