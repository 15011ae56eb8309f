// A field of the grading station that is typed into: a few letters find the option.
import { Combobox } from '../../ui/Combobox.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import type { Step } from './draft.ts'
import styles from './Intake.module.css'
import type { Option } from './use-lookups.ts'
import type { StationState } from './use-station.ts'

const shownOptions = 8

/** What every field of the station is given: its state, and where the field's element is noted. */
export type Part = { station: StationState; field: (step: Step) => (element: HTMLElement | null) => void }

/**
 * Renders a type-ahead field of the grading station: its value while inactive, the options for the typed
 * letters while active.
 */
export function Typed({ station, field, step, label, stands, hint, options, onTake }: Part & TypedProps) {
  const active = station.step === step
  return (
    <Panel pad={2} round="control" className={classes(active && look({ surface: 'wash' }))}>
      <Combobox
        label={label}
        ref={field(step)}
        value={active ? station.typed : stands}
        options={active ? options.slice(0, shownOptions) : []}
        keyOf={(option) => option.key}
        hint={hint}
        onType={station.setTyped}
        onTake={(option) => onTake(option, active ? station.typed : stands)}
        onLeave={() => station.go('ready')}
        onFocus={() => active || station.go(step)}
      >
        {({ label: name, detail, hex }) => (
          <>
            {hex && (
              <Text
                as="span"
                edge="all"
                round="full"
                className={styles.swatch}
                style={{ background: hex }}
                aria-hidden
              />
            )}
            <span>{name}</span>
            {detail && (
              <Text as="small" push tone="soft" textAlign="end">
                {detail}
              </Text>
            )}
          </>
        )}
      </Combobox>
    </Panel>
  )
}
type TypedProps = {
  step: Step
  label: string
  stands: string
  hint?: string
  options: readonly Option[]
  onTake: (option: Option | undefined, text: string) => void
}
