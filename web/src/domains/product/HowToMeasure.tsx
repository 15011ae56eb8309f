import { ModalTitle } from '../../ui/Modal.tsx'
import { GarmentOutline } from './GarmentOutline.tsx'
import styles from './Measured.module.css'
import { outlineOf, type Told } from './outlines.ts'

const letters = 'ABCDEFGH'

/**
 * Explains each measure with a letter on the drawing, and how to compare with a piece that the shopper
 * owns.
 */
export function HowToMeasure({ item }: { item: Told }) {
  const outline = outlineOf(item)
  const names = item.measurements.map(({ name }) => name)
  const lettered = new Map(names.map((name, i) => [name, letters[i] ?? '']))
  return (
    <div className={styles.how}>
      <ModalTitle>How to measure</ModalTitle>
      <p className="soft">
        Take a piece that fits you as you like it, and compare. It says more than any size.
      </p>
      {outline && (
        <div className={styles.board}>
          <GarmentOutline outline={outline} words={lettered} label="Outline with a letter on every measure" />
        </div>
      )}
      <dl className={styles.steps}>
        {names.map((name) => (
          <div key={name}>
            <dt>
              <span aria-hidden="true">{lettered.get(name)}</span> {name}
            </dt>
            <dd>{outline?.marks[name]?.how ?? 'edge to edge'}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles.tips}>
        <li>Close every button and zip, and lay the piece on a table.</li>
        <li>Smooth it with your hands; do not pull it.</li>
        <li>Measure straight across. What goes around is the flat width, twice.</li>
      </ol>
    </div>
  )
}
