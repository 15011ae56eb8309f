import { useState } from 'react'
import { detailRows, inUnit, type Unit } from './detail-rows.ts'
import styles from './Product.module.css'
import type { Product } from './product-type.ts'

const units: readonly { unit: Unit; name: string }[] = [
  { unit: 'in', name: 'in, inches' },
  { unit: 'cm', name: 'cm, centimeters' },
]

function Measured({ item }: { item: Product }) {
  const [unit, setUnit] = useState<Unit>('in')
  return (
    <div>
      <div className={styles.sectionHead}>
        <h2>Measured flat</h2>
        <fieldset className={styles.units}>
          <legend className="sr">Units</legend>
          {units.map((one) => (
            <button key={one.unit} type="button" aria-label={one.name} aria-pressed={unit === one.unit} onClick={() => setUnit(one.unit)}>
              {one.unit}
            </button>
          ))}
        </fieldset>
      </div>
      <table className={`${styles.table} num`}>
        <caption className="sr">Measurements of this piece</caption>
        <tbody>
          {item.measurements.map(({ name, inches }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{inUnit(inches, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Below the fold: what it measures and what it is made of. */
export function Details({ item }: { item: Product }) {
  return (
    <section className={styles.detail} id="measure">
      <div>
        <div className={styles.sectionHead}>
          <h2>The piece itself</h2>
        </div>
        <dl className={styles.attributes}>
          {detailRows(item).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {item.additionalDescription && <p className={`${styles.more} soft`}>{item.additionalDescription}</p>}
      </div>
      {item.measurements.length > 0 && <Measured item={item} />}
    </section>
  )
}
