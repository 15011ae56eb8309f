import { PlainButton } from '../../ui/PlainButton.tsx'
import styles from './UnitSwitch.module.css'
import { chooseUnit, type Unit, useUnit } from './units.ts'

const units: readonly { unit: Unit; name: string }[] = [
  { unit: 'in', name: 'in, inches' },
  { unit: 'cm', name: 'cm, centimeters' },
]

/** Renders two buttons that choose inches or centimeters for every length on the page. */
export function UnitSwitch() {
  const now = useUnit()
  return (
    <fieldset className={styles.units}>
      <legend className="sr">Units</legend>
      {units.map(({ unit, name }) => (
        <PlainButton
          key={unit}
          aria-label={name}
          aria-pressed={now === unit}
          onClick={() => chooseUnit(unit)}
        >
          {unit}
        </PlainButton>
      ))}
    </fieldset>
  )
}
