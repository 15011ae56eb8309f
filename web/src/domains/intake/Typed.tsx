// A field of the grading station that is typed into: a few letters find the option.

import { useLayoutEffect, useRef } from 'react'
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
 * Renders a type-ahead field of the grading station: its value while inactive, up to eight options for the
 * typed letters while active.
 */
export function Typed({ station, field, step, label, stands, ...more }: Part & TypedProps) {
  const { proposed, hint, options, onTake } = more
  const active = station.step === step
  const box = useRef<HTMLDivElement>(null)
  const offered = active && station.fresh ? proposed : undefined
  useLayoutEffect(() => {
    const at = document.activeElement
    if (offered && at instanceof HTMLInputElement && box.current?.contains(at)) at.select()
  }, [offered])
  return (
    <Panel ref={box} pad={2} round="control" className={classes(active && look({ surface: 'wash' }))}>
      <Combobox
        label={label}
        ref={field(step)}
        value={active ? (offered ?? station.typed) : stands}
        options={active ? options.slice(0, shownOptions) : []}
        keyOf={(option) => option.key}
        hint={active && proposed ? likelyHint : hint}
        onType={station.setTyped}
        onTake={(option) => onTake(option, active ? station.typed : stands)}
        onLeave={() => station.leave(step)}
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
/** Said at a field that begins with what is likeliest. */
const likelyHint = 'Likely: Enter takes it, letters change it'
type TypedProps = {
  step: Step
  label: string
  stands: string
  hint?: string
  /** What stands in the field, marked, until something is typed: the likeliest value. */
  proposed?: string | undefined
  options: readonly Option[]
  onTake: (option: Option | undefined, text: string) => void
}
