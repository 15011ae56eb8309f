import { Stack, Text } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { GarmentOutline } from './GarmentOutline.tsx'
import styles from './Measured.module.css'
import { howMeasured, outlineOf, type Told } from './outlines.ts'

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
    <Stack gap={5} className={styles.how}>
      <ModalTitle>How to measure</ModalTitle>
      <p className="soft">
        Take a piece that fits you as you like it, and compare. It says more than any size.
      </p>
      {outline && (
        <Stack
          gap={0}
          align="center"
          justifyItems="center"
          pad={6}
          surface="sunk"
          round="picture"
          tone="ink"
          className={styles.board}
        >
          <GarmentOutline outline={outline} words={lettered} label="Outline with a letter on every measure" />
        </Stack>
      )}
      <dl className={styles.steps}>
        {names.map((name) => (
          <Stack padX={0} padY={3} edge="bottom" key={name}>
            <Text as="dt" weight={600}>
              <span aria-hidden="true">{lettered.get(name)}</span> {name}
            </Text>
            <Text as="dd" tone="soft">
              {howMeasured(outline, name)}
            </Text>
          </Stack>
        ))}
      </dl>
      <Stack as="ol" gap={2} size={14} tone="soft" className={styles.tips}>
        <li>Close every button and zip, and lay the piece on a table.</li>
        <li>Smooth it with your hands; do not pull it.</li>
        <li>Measure straight across. What goes around is the flat width, twice.</li>
      </Stack>
    </Stack>
  )
}
