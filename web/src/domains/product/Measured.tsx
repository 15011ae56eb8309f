import { UnitSwitch } from '../size-guides/UnitSwitch.tsx'
import { useUnit, withUnit } from '../size-guides/units.ts'
import { GarmentOutline } from './GarmentOutline.tsx'
import styles from './Measured.module.css'
import { openHowToMeasure } from './open-how-to-measure.tsx'
import { outlineFor } from './outlines.ts'
import type { Product } from './product-type.ts'

/** What the piece itself measures, drawn on its outline, in inches or centimeters. */
export function Measured({ item }: { item: Product }) {
  const unit = useUnit()
  const outline = outlineFor(item.categoryPath, item.measurements)
  const words = new Map(item.measurements.map(({ name, inches }) => [name, withUnit(inches, unit)]))
  const drawn =
    outline && item.measurements.some(({ name }) => Object.hasOwn(outline.marks, name)) ? outline : undefined
  if (item.measurements.length === 0) return null
  return (
    <section className={styles.measured} id="measure" aria-labelledby="measured-flat">
      {drawn && (
        <div className={styles.board}>
          <GarmentOutline
            outline={drawn}
            words={words}
            label={`Outline of the piece: ${item.measurements.map(({ name, inches }) => `${name.toLowerCase()} ${withUnit(inches, unit)}`).join(', ')}`}
          />
        </div>
      )}
      <div>
        <div className={styles.head}>
          <h2 id="measured-flat">Measured flat</h2>
          <UnitSwitch />
        </div>
        <table className={`${styles.table} num`}>
          <caption className="sr">Measurements of this piece</caption>
          <tbody>
            {item.measurements.map(({ name, inches }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {outline?.marks[name] && <small>{outline.marks[name].how}</small>}
                </th>
                <td>{withUnit(inches, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={`${styles.foot} small soft`}>
          Taken by hand, with the piece lying flat. Give or take half an inch.{' '}
          <button type="button" className={`link ${styles.howTo}`} onClick={() => openHowToMeasure(item)}>
            How to measure
          </button>
        </p>
      </div>
    </section>
  )
}
