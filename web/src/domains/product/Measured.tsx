import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { UnitSwitch } from '../size-guides/UnitSwitch.tsx'
import { giveOrTake, useUnit, withUnit } from '../size-guides/units.ts'
import { GarmentOutline } from './GarmentOutline.tsx'
import styles from './Measured.module.css'
import { openHowToMeasure } from './open-how-to-measure.tsx'
import { howMeasured, outlineOf } from './outlines.ts'
import type { Product } from './product-type.ts'

/**
 * Shows the piece's measures on its outline and as a table, in inches or centimeters; nothing without
 * measures, and no drawing where the outline has none of them.
 */
export function Measured({ item }: { item: Product }) {
  const unit = useUnit()
  const outline = outlineOf(item)
  const words = new Map(item.measurements.map(({ name, inches }) => [name, withUnit(inches, unit)]))
  const drawn =
    outline && item.measurements.some(({ name }) => Object.hasOwn(outline.marks, name)) ? outline : undefined
  if (item.measurements.length === 0) return null
  const columns: readonly Column<Product['measurements'][number]>[] = [
    {
      key: 'name',
      name: 'Where',
      cell: ({ name }) => (
        <>
          {name}
          <small>{howMeasured(outline, name)}</small>
        </>
      ),
    },
    { key: 'length', name: 'Length', number: true, cell: ({ inches }) => withUnit(inches, unit) },
  ]
  return (
    <Stack
      as="section"
      gap={8}
      above={20}
      className={styles.measured}
      id="measure"
      aria-labelledby="measured-flat"
    >
      {drawn && (
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
          <GarmentOutline
            outline={drawn}
            words={words}
            label={`Outline of the piece: ${item.measurements.map(({ name, inches }) => `${name.toLowerCase()} ${withUnit(inches, unit)}`).join(', ')}`}
          />
        </Stack>
      )}
      <div>
        <Row gap={4} justify="between" below={4}>
          <h2 id="measured-flat">Measured flat</h2>
          <UnitSwitch />
        </Row>
        <Table
          label="Measurements of this piece"
          quietHead
          className={styles.table}
          columns={columns}
          rows={item.measurements}
          rowKey={({ name }) => name}
        />
        <Text above={4} upTo="measure" className="small soft">
          Taken by hand, with the piece lying flat. Give or take {giveOrTake(unit)}.{' '}
          <LinkButton className={styles.howTo} onClick={() => openHowToMeasure(item)} inline>
            How to measure
          </LinkButton>
        </Text>
      </div>
    </Stack>
  )
}
